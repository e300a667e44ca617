import type { Words } from '../words.ts';
import { nthRound } from './particles.ts';

export const fairness: Words['fairness'] = {
  buttons: { deal: '🔒 공정한 패', cut: '기리하기', check: '패 순서 확인' },
  ownWords: {
    label: '아무 말',
    description: '패 순서가 이 말에 따라 달라져요. 저장하지 않아요. 비워 두어도 돼요.',
  },
  promised: (promise) => `패 순서의 약속: \`${promise} …\``,
  addedBy: (list) => `더한 사람: ${list}`,
  added: (by, id, words) => `${by} ${id}${words === null ? '' : ` (말 ${words}…)`}`,
  by: { open: '방 만들기', join: '참가', cut: '기리', start: '시작' },

  title: (match) => `### ${match}번 게임의 패 순서`,
  promise: (promise) => `방을 만들 때의 **약속**:\n\`${promise}\``,
  later: '약속의 바탕이 된 비밀은 게임이 끝나면 공개돼요.',
  cutAgain: '게임이 시작되기 전까지 참가자는 몇 번이든 기리할 수 있어요.',
  youCut: '기리했어요. 이제 누구도 이 게임의 패 순서를 미리 정해 둘 수 없어요.',
  revealed: (secret) => `**공개된 비밀**:\n\`${secret}\``,
  addedTitle: '참가자가 **더한** 것:',
  nothingAdded: '더한 사람이 없어요.',
  agreed:
    '**일치해요.** 공개된 비밀이 처음의 약속과 맞아요. 시드는 비밀과 여러분이 더한 것에서, 모든 패 순서와 수와 결과는 그 시드에서 나왔어요.',
  agreedUndealt: '**일치해요.** 공개된 비밀이 처음의 약속과 맞아요. 패는 나누지 않았어요.',
  failed: (reason, line) => `**일치하지 않아요.** ${reason} (파일의 ${line}번째 줄)`,
  checks: {
    form: '패 순서 파일이 아니에요.',
    promise: '공개된 비밀이 이 게임의 약속과 맞지 않아요.',
    contributions: '참가자가 더한 것이 자리 순서대로 적혀 있지 않아요.',
    seed: '시드가 비밀과 더한 것에서 나온 값과 달라요.',
    rules: '이 규칙으로는 게임을 시작할 수 없어요.',
    deal: '패 순서가 시드에서 나온 것과 달라요.',
    move: '규칙상 여기서 할 수 없는 수예요.',
    result: '수를 따라 쳐 보면 다른 결과가 나와요.',
    end: '파일이 바뀌었어요. 검사값이 달라요.',
  },
  deck: (deal, round, of) => `**${deal}/${of}** · ${nthRound(round)} · 나눠 준 순서`,
  hand: (who, cards) => `${who}: ${cards}`,
  field: (cards) => `**바닥**: ${cards}`,
  pile: (cards) => `**더미**: ${cards}`,
  tables: ({ opened, abandoned, days }) =>
    `지난 ${days}일 동안 이 서버에 만든 방: ${opened}개. 그중 패를 나누기 전에 닫힌 방: ${abandoned}개.`,
  file: (sha256) =>
    `이 파일은 봇 없이도 확인할 수 있어요. 봇 소스의 docs/FAIRNESS.md를 보세요. 파일의 SHA-256: ${sha256}`,
  compare: {
    lobby: '약속을 게임 전에 **🔒 공정한 패**에서 본 것이나 첫 판 아래에 나온 것과 비교해 보세요.',
    atOnce:
      '이 방은 버튼 한 번에 만들어지고 바로 패를 나눴기 때문에, 그 전에 약속을 본 사람이 없어요. 게임 중에 **🔒 공정한 패**에서 적어 두었다면 비교해 보세요. 같으면 그 뒤로 바뀐 패가 없어요.',
    daily: '약속을 손패 위에 나온 것이나 다른 사람의 것과 비교해 보세요. 모두 같아요.',
  },
  none: '이 방은 약속 기능이 없던 옛 버전의 봇이 만들었어요.',
  tooOld: '그 게임 뒤로 규칙이 바뀌어서 이제 패 순서를 확인할 수 없어요.',
};
