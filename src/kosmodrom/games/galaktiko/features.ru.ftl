### What each group of features says (“kosmodrom features galaktiko --explain --lang ru”).

feature-question = Что сейчас решают.
feature-turn = Чей ход.
feature-first = Кто первый водитель.
feature-round = Начался раунд с этим номером или позже.
feature-rounds-left = Сколько полных раундов впереди, когда смена закончена.
feature-deck = В колоде не меньше стольких карт.
feature-lower-part = Верхняя часть колоды кончилась.
feature-hidden-inspectors = Сколько контролёров в колоде.
feature-option = Что выбрано для этого стола.
feature-longer-queue = В секторе ждут больше шести.
feature-waiting = Сколько из первых шести в очереди сектора принадлежат к этой группе.
feature-inspectors = В секторе не меньше стольких контролёров.
feature-offer = Сколько очков сразу принесла бы посадка в секторе, на лучшей свободной станции; ничего, если свободных нет.
feature-offer-to-next = То же для следующего игрока.
feature-on-board = На борту не меньше стольких из этой группы.
feature-room = Сколько ещё мест на борту.
feature-offers = Сколько очков предлагают игроку лучшие секторы.
feature-due = Очки за тех на борту, кто может сойти сейчас, пока игрок высаживает.
feature-ahead = Впереди лучшего из остальных не меньше чем на столько очков, если все на борту стоят столько, сколько в конце игры.
feature-ahead-without-those-on-board = Впереди лучшего из остальных не меньше чем на столько очков, считая только высаженных.
