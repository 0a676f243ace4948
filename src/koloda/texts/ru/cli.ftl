# koloda cards
cards-in-order = { $folder }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в { $copies ->
    [one] { $copies } экземпляре
   *[other] { $copies } экземплярах
}, всё в порядке (отпечаток { $fingerprint })
cards-in-all = Всего { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в { $copies ->
    [one] { $copies } экземпляре
   *[other] { $copies } экземплярах
}.
no-such-card = карты «{ $name }» нет
