# koloda cards
cards-in-order = { $folder }: { $n ->
    [one] one card
   *[other] { $n } cards
} in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}, all in order (fingerprint { $fingerprint })
cards-in-all = { $n ->
    [one] One card
   *[other] { $n } cards
} in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}.
no-such-card = no card is called “{ $name }”
