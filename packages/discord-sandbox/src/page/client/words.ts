/** What the page says, in English, Japanese and Korean. */
const WORDS = {
  onlyYou: ['Only you can see this', 'これはあなただけに表示されています', '나만 볼 수 있어요'],
  dismiss: ['Dismiss message', 'メッセージを消去する', '메시지 닫기'],
  deleteMessage: ['Delete message', 'メッセージを削除', '메시지 삭제'],
  edited: ['(edited)', '(編集済)', '(수정됨)'],
  app: ['APP', 'アプリ', '앱'],
  used: ['used', 'が使用:', '님이 사용:'],
  thinking: ['is thinking…', 'が考え中…', '님이 생각 중…'],
  sending: ['Sending command…', 'コマンドを送信中…', '명령어 보내는 중…'],
  interactionFailed: [
    'This interaction failed',
    'インタラクションに失敗しました',
    '상호작용에 실패했어요',
  ],
  commandFailed: [
    'The application did not respond',
    'アプリケーションが応答しませんでした',
    '애플리케이션이 응답하지 않았어요',
  ],
  optionsFailed: [
    'Loading options failed',
    'オプションの読み込みに失敗しました',
    '옵션을 불러오지 못했어요',
  ],
  optionsLoading: ['Loading options…', 'オプションを読み込み中…', '옵션을 불러오는 중…'],
  noOptions: [
    'No options match your search.',
    '一致するオプションがありません。',
    '검색과 일치하는 옵션이 없어요.',
  ],
  formFailed: [
    'Something went wrong. Try again.',
    'エラーが発生しました。もう一度お試しください。',
    '문제가 생겼어요. 다시 시도하세요.',
  ],
  required: [
    'This option is required. Specify a value.',
    'このオプションは必須です。値を指定してください。',
    '필수 옵션이에요. 값을 입력하세요.',
  ],
  chooseListed: [
    'Choose one of the options.',
    'オプションから選んでください。',
    '옵션 중에서 고르세요.',
  ],
  wholeNumber: ['Enter a whole number.', '整数を入力してください。', '정수를 입력하세요.'],
  number: ['Enter a number.', '数字を入力してください。', '숫자를 입력하세요.'],
  yes: ['True', 'はい', '참'],
  no: ['False', 'いいえ', '거짓'],
  optional: ['optional', '個の任意オプション', '개의 선택 옵션'],
  options: ['Options', 'オプション', '옵션'],
  commands: ['Commands', 'コマンド', '명령어'],
  noCommands: [
    'No command matches. The bot may still be registering its commands.',
    '一致するコマンドがありません。ボットが登録中かもしれません。',
    '일치하는 명령어가 없어요. 봇이 아직 명령어를 등록하는 중일 수 있어요.',
  ],
  noUserCommands: [
    'No app has a command for people here.',
    'ここでメンバーに使えるアプリのコマンドはありません。',
    '여기서 멤버에게 쓸 수 있는 앱 명령어가 없어요.',
  ],
  message: ['Message', 'メッセージを送信:', '메시지 보내기:'],
  send: ['Send', '送信', '보내기'],
  people: ['People', 'メンバー', '멤버'],
  playAs: ['Choose who you are', '誰として操作するかを選ぶ', '어떤 멤버가 될지 고르기'],
  you: ['you', 'あなた', '나'],
  apps: ['Apps', 'アプリ', '앱'],
  online: ['Online', 'オンライン', '온라인'],
  offline: ['Offline', 'オフライン', '오프라인'],
  addPerson: ['Add a person', 'メンバーを追加', '멤버 추가'],
  name: ['Name', '名前', '이름'],
  add: ['Add', '追加', '추가'],
  cancel: ['Cancel', 'キャンセル', '취소'],
  submit: ['Submit', '送信', '제출'],
  close: ['Close', '閉じる', '닫기'],
  save: ['Save', '保存', '저장'],
  settings: ['Settings', '設定', '설정'],
  language: ['Language', '言語', '언어'],
  permissions: ['Permissions', '権限', '권한'],
  manageServer: ['Manage Server', 'サーバー管理', '서버 관리하기'],
  manageChannels: ['Manage Channels', 'チャンネルの管理', '채널 관리하기'],
  manageMessages: ['Manage Messages', 'メッセージの管理', '메시지 관리하기'],
  takesDirectMessages: [
    'Takes direct messages of the bot',
    'ボットからのダイレクトメッセージを受け取る',
    '봇의 다이렉트 메시지 받기',
  ],
  hasApp: ['Has installed the bot', 'ボットをインストールしている', '봇을 설치함'],
  hasAppHelp: [
    'Its commands for that can be used anywhere, also where the bot is not a member.',
    '個人でインストールしたボットのコマンドは、ボットのいない場所でも使えます。',
    '그 명령어는 봇이 없는 곳에서도 쓸 수 있어요.',
  ],
  addGroup: ['Start a group of everybody', '全員のグループを作成', '모두를 넣은 그룹 만들기'],
  directMessages: ['Direct messages', 'ダイレクトメッセージ', '다이렉트 메시지'],
  directHelp: [
    'Only the two of you see what is written here.',
    'ここに書いたことは、2人だけに見えます。',
    '여기에 쓴 내용은 두 사람만 볼 수 있어요.',
  ],
  noDirectCommands: [
    'The bot has no command for direct messages. Type it in a channel.',
    'ダイレクトメッセージで使えるコマンドはありません。チャンネルで使ってください。',
    '다이렉트 메시지에서 쓸 수 있는 명령어가 없어요. 채널에서 입력하세요.',
  ],
  serverSettings: ['Server settings', 'サーバー設定', '서버 설정'],
  addServer: ['Add a server', 'サーバーを追加', '서버 추가'],
  addChannel: ['Add a channel', 'チャンネルを作成', '채널 만들기'],
  addThread: ['Start a thread', 'スレッドを作成', '스레드 만들기'],
  openThread: ['Open the thread', 'スレッドを開く', '스레드 열기'],
  backTo: ['Back to #', '#に戻る', '돌아가기: #'],
  posts: ['Posts', '投稿', '포스트'],
  addRole: ['Add a role', 'ロールを作成', '역할 만들기'],
  hasBot: ['The bot is a member', 'ボットが参加している', '봇이 들어와 있음'],
  isAvailable: ['Can be reached', '接続できる', '연결할 수 있음'],
  isAvailableHelp: [
    'Without it, Discord has an outage for this server.',
    '外すと、このサーバーで障害が起きた状態になります。',
    '끄면 이 서버에 Discord 장애가 난 상태가 돼요.',
  ],
  botGone: ['bot removed', 'ボットなし', '봇 없음'],
  outage: ['outage', '障害中', '장애'],
  channelSettings: ['Channel settings', 'チャンネルの編集', '채널 편집'],
  threadSettings: ['Thread settings', 'スレッドの編集', '스레드 편집'],
  botMay: ['What the bot may do here', 'ここでボットができること', '여기서 봇이 할 수 있는 일'],
  viewChannel: ['View Channel', 'チャンネルを見る', '채널 보기'],
  sendMessages: ['Send Messages', 'メッセージを送信', '메시지 보내기'],
  createPublicThreads: ['Create Public Threads', '公開スレッドの作成', '공개 스레드 만들기'],
  sendMessagesInThreads: [
    'Send Messages in Threads',
    'スレッドでメッセージを送信',
    '스레드에서 메시지 보내기',
  ],
  embedLinks: ['Embed Links', '埋め込みリンク', '링크 첨부'],
  attachFiles: ['Attach Files', 'ファイルを添付', '파일 첨부'],
  readMessageHistory: ['Read Message History', 'メッセージ履歴を読む', '메시지 기록 보기'],
  archived: ['Archived', 'アーカイブ済み', '보관됨'],
  locked: ['Locked', 'ロック中', '잠김'],
  delete: ['Delete', '削除', '삭제'],
  chooseFile: ['Choose a file.', 'ファイルを選んでください。', '파일을 고르세요.'],
  channels: ['Channels', 'チャンネル', '채널'],
  openChannels: ['Show channels', 'チャンネルを表示', '채널 보이기'],
  light: ['Switch to the light theme', 'ライトテーマにする', '밝은 테마로 바꾸기'],
  dark: ['Switch to the dark theme', 'ダークテーマにする', '어두운 테마로 바꾸기'],
  botAway: [
    'is away. Commands and buttons will fail until it is back.',
    'は不在です。戻るまでコマンドとボタンは失敗します。',
    '님이 자리를 비웠어요. 돌아올 때까지 명령어와 버튼이 작동하지 않아요.',
  ],
  shard: ['Shard {id} of {all}', 'シャード {id}（全 {all}）', '샤드 {id} (전체 {all})'],
  connectedSince: ['connected since {time}', '{time} から接続中', '{time}부터 연결됨'],
  notConnected: ['not connected', '未接続', '연결 안 됨'],
  connectionLost: [
    'The sandbox cannot be reached. Trying again…',
    'サンドボックスに接続できません。再試行しています…',
    '샌드박스에 연결할 수 없어요. 다시 시도하는 중…',
  ],
  newMessages: ['New messages', '新しいメッセージ', '새로운 메시지'],
  welcome: ['Welcome to #', '#へようこそ', '환영해요: #'],
  welcomeHelp: [
    'A place to try the bot. Type / to see its commands, and change who you are to see every side.',
    'ボットを試す場所です。「/」でコマンドが出ます。メンバーを選ぶと、その人になって操作できます。',
    '봇을 시험해 보는 곳이에요. /를 입력하면 명령어가 나오고, 멤버를 고르면 그 사람이 되어 볼 수 있어요.',
  ],
  select: ['Make a selection', '選択してください', '선택하세요'],
  picture: ['Open picture', '画像を開く', '그림 열기'],
  spoiler: ['Spoiler', 'ネタバレ', '스포일러'],
  externalPicture: [
    'Pictures from elsewhere are not loaded here.',
    '外部の画像はここでは読み込みません。',
    '다른 곳의 그림은 여기서 불러오지 않아요.',
  ],
  today: ['Today at', '今日', '오늘'],
  yesterday: ['Yesterday at', '昨日', '어제'],
  mentions: ['mentions', '件のメンション', '개의 멘션'],
  unread: ['unread', '件の未読', '개의 안 읽음'],
} as const satisfies Readonly<
  Record<string, readonly [english: string, japanese: string, korean: string]>
>;

/** The languages of the page, in the order of its words. */
const LANGUAGES: readonly string[] = ['en', 'ja', 'ko'];

let spoken = 0;

export type Word = keyof typeof WORDS;

/** Speaks the language of a person from now on, by a locale of Discord's; English, where the page has not theirs. */
export function speak(locale: string) {
  spoken = Math.max(0, LANGUAGES.indexOf(locale));
  document.documentElement.lang = LANGUAGES[spoken] ?? 'en';
}

/** A word or sentence of the page in the language that is spoken. */
export function say(key: Word): string {
  return WORDS[key][spoken] ?? WORDS[key][0];
}
