/** How a turn goes in most games. */
export const TURN_EN =
  'On your turn, play a card. If a card of the same month is on the field, you take it; of two you choose one, and you take all three together. With no match, your card goes to the field. Then the top card of the pile is flipped and takes in the same way.';

export const TURN_JA =
  '手番では手札を1枚出します。場に同じ月の札があれば取ります。2枚なら選び、3枚ならまとめて取ります。なければ場に捨てます。続いて山札を1枚めくり、同じようにします。';

/** Who is oya next, and who wins, in games that pay by the best score. */
export const BEST_IS_OYA_EN =
  'The player with the best score of a round is the next oya. The player with the most points after the last round wins.';

export const BEST_IS_OYA_JA =
  '得点の一番高い人が次の親です。最後の局のあと、点の多い人が優勝です。';
