/** What a turn is, in two sentences. */
export const TURN_EN =
  'Play a card: it takes a card of the same month from the field, or stays there. Then flip one from the pile, which does the same.';

export const TURN_JA =
  '手札を1枚出し、場にある同じ月の札を取ります。なければ場に置きます。続いて山札を1枚めくり、同じようにします。';

export const TURN_KO =
  '손패 1장을 내서 바닥에 있는 같은 달 패를 먹고, 없으면 바닥에 내려놓아요. 그다음 더미에서 1장을 뒤집어 똑같이 해요.';
