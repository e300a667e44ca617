import type { Words } from '../words.ts';

export const fairness: Words['fairness'] = {
  buttons: { deal: '🔒 公正な配札', cut: '札をカットする', check: '配札を確かめる' },
  ownWords: {
    label: '好きな言葉',
    description: '配札に加わります。保存はされません。空のままでもかまいません。',
  },
  promised: (promise) => `配札の約束：\`${promise} …\``,
  addedBy: (list) => `加えた人：${list}`,
  added: (by, id, words) => `${by} ${id}${words === null ? '' : `（言葉 ${words}…）`}`,
  by: { open: '卓を開いた', join: '着席', cut: 'カット', start: '開始' },

  title: (match) => `### 第${match}戦の配札`,
  promise: (promise) => `卓を開いたときの**約束**：\n\`${promise}\``,
  later: 'もとになる秘密は、対局が終わると公開されます。',
  cutAgain: '参加者は、対局が始まるまで何度でもカットできます。',
  youCut: '札をカットしました。この対局の配札を前もって選ぶことは、もうできません。',
  revealed: (secret) => `**公開された秘密**：\n\`${secret}\``,
  addedTitle: 'プレイヤーが**加えた**もの：',
  nothingAdded: '加えた人はいません。',
  agreed:
    '**一致しました。** 公開した秘密は、はじめに示したハッシュ値と一致します。シードは秘密と皆さんが加えたものから、山札も手も結果もすべてシードから決まっています。',
  agreedUndealt:
    '**一致しました。** 公開した秘密は、はじめに示したハッシュ値と一致します。札は配られませんでした。',
  failed: (reason, line) => `**一致しません。** ${reason}（ファイルの${line}行目）`,
  checks: {
    form: '配札のファイルではありません。',
    promise: '秘密が、この対局に約束されたものと違います。',
    contributions: 'プレイヤーが加えたものが、席の順に並んでいません。',
    seed: 'シードが、公開された秘密と、プレイヤーが加えたものとから決まる値と違います。',
    rules: 'このルールでは対局を始められません。',
    deal: '札の並びが、シードから決まる順と違います。',
    move: 'ここでは、ルール上この手を打てません。',
    result: '手をたどると、違う結果になります。',
    end: 'ファイルが書き換えられています。チェックサムが合いません。',
  },
  deck: (deal, round, of) => `**配札 ${deal} / ${of}**・第${round}局・配られた順`,
  hand: (who, cards) => `${who}：${cards}`,
  field: (cards) => `**場札**：${cards}`,
  pile: (cards) => `**山札**：${cards}`,
  tables: ({ opened, abandoned, days }) =>
    `このサーバーで過去${days}日間に開かれた卓：${opened}、そのうち札を配る前に閉じた卓：${abandoned}。`,
  file: (sha256) =>
    `このファイルは、ボットがなくても確かめられます。ボットのソースの docs/FAIRNESS.md をご覧ください。ファイルの SHA-256：${sha256}`,
  compare: {
    lobby:
      '約束を、対局前に「🔒 公正な配札」で見たものや、最初の局の下に出ていたものと見比べてください。',
    atOnce:
      'この対局は、卓を開いたボタンでそのまま配られたため、配る前に約束を見た人はいません。対局中に「🔒 公正な配札」で控えていれば見比べてください。同じなら、そのあと札は変えられていません。',
    daily: '約束を、手札の上に出ていたものや、ほかの人のものと見比べてください。全員同じです。',
  },
  none: 'この卓は、約束をしない古い版のボットで開かれました。',
  tooOld: '対局のあとにルールが変わったため、この配札はもう確かめられません。',
};
