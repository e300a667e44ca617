import type { Words } from '../words.ts';
import { command } from './bot.ts';

export const PROFILE: Words['profile'] = {
  streak: (now, longest) => `${now}連勝中・最長${longest}連勝`,
  notRated: 'レート戦はまだありません',
  best: '最高の役',
  noYaku: 'まだありません',
  achievements: '達成',
  count: (earned, all) => `${earned} / ${all}`,
  onlyRecord: (who) => `${who}さんは、プロフィールのほかの内容を公開していません。`,
  hidden: (who) => `${who}さんは、プロフィールを公開していません。`,
  none: (who) =>
    who === null
      ? 'ここで終えた対局がまだないので、プロフィールはありません。'
      : `${who}さんがここで終えた対局はまだないので、プロフィールはありません。`,
  seenBy: {
    board: `-# ほかの人に見えるのは、順位表の内容だけです。${command('me')} で変えられます。`,
    server: `-# このサーバーの全員に見えます。${command('me')} で変えられます。`,
    me: `-# ほかの人には見えません。${command('me')} で変えられます。`,
  },
  post: 'みんなに見せる',
};
