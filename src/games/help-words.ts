export const TURN_EN =
  'On your turn, play a card. If a card of the same month is on the field, you take it; of two you choose one, and you take all three together. With no match, your card goes to the field. Then the top card of the pile is flipped and takes in the same way.';

export const TURN_JA =
  '手番では手札を1枚出します。場に同じ月の札があれば取ります。2枚なら選び、3枚ならまとめて取ります。なければ場に捨てます。続いて山札を1枚めくり、同じようにします。';

export const TURN_KO =
  '차례가 되면 손패 1장을 내요. 바닥에 같은 달 패가 있으면 먹어요. 2장이면 하나를 고르고, 3장이면 모두 먹어요. 없으면 바닥에 내려놓아요. 그다음 더미의 맨 위 패를 뒤집어 똑같이 해요.';

/** Who is oya next, and who wins, in games that pay by the best score. */
export const BEST_IS_OYA_EN =
  'The player with the best score of a round is the next oya. The player with the most points after the last round wins.';

export const BEST_IS_OYA_JA =
  '得点の一番高い人が次の親です。最後の局のあと、点の多い人が優勝です。';

export const BEST_IS_OYA_KO =
  '그 판에서 점수가 가장 높은 사람이 다음 선이에요. 마지막 판이 끝나고 점수가 가장 많은 사람이 이겨요.';

/** The same in two sentences. */
export const SHORT_TURN_EN =
  'Play a card: it takes a card of the same month from the field, or stays there. Then flip one from the pile, which does the same.';

export const SHORT_TURN_JA =
  '手札を1枚出し、場にある同じ月の札を取ります。なければ場に置きます。続いて山札を1枚めくり、同じようにします。';

export const SHORT_TURN_KO =
  '손패 1장을 내서 바닥에 있는 같은 달 패를 먹고, 없으면 바닥에 내려놓아요. 그다음 더미에서 1장을 뒤집어 똑같이 해요.';
