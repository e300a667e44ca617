/** What the page says, in English and in Japanese. */
const WORDS = {
  onlyYou: ['Only you can see this', 'これはあなただけに表示されています'],
  dismiss: ['Dismiss message', 'メッセージを消去する'],
  deleteMessage: ['Delete message', 'メッセージを削除'],
  edited: ['(edited)', '(編集済)'],
  app: ['APP', 'アプリ'],
  used: ['used', 'が使用:'],
  thinking: ['is thinking…', 'が考え中…'],
  sending: ['Sending command…', 'コマンドを送信中…'],
  interactionFailed: ['This interaction failed', 'インタラクションに失敗しました'],
  commandFailed: ['The application did not respond', 'アプリケーションが応答しませんでした'],
  optionsFailed: ['Loading options failed', 'オプションの読み込みに失敗しました'],
  optionsLoading: ['Loading options…', 'オプションを読み込み中…'],
  noOptions: ['No options match your search.', '一致するオプションがありません。'],
  formFailed: [
    'Something went wrong. Try again.',
    'エラーが発生しました。もう一度お試しください。',
  ],
  required: [
    'This option is required. Specify a value.',
    'このオプションは必須です。値を指定してください。',
  ],
  chooseListed: ['Choose one of the options.', 'オプションから選んでください。'],
  wholeNumber: ['Enter a whole number.', '整数を入力してください。'],
  number: ['Enter a number.', '数字を入力してください。'],
  yes: ['True', 'はい'],
  no: ['False', 'いいえ'],
  optional: ['optional', '個の任意オプション'],
  options: ['Options', 'オプション'],
  commands: ['Commands', 'コマンド'],
  noCommands: [
    'No command matches. The bot may still be registering its commands.',
    '一致するコマンドがありません。ボットが登録中かもしれません。',
  ],
  noUserCommands: [
    'No app has a command for people here.',
    'ここでメンバーに使えるアプリのコマンドはありません。',
  ],
  message: ['Message', 'メッセージを送信:'],
  send: ['Send', '送信'],
  people: ['People', 'メンバー'],
  playAs: ['Choose who you are', 'だれになるかを選ぶ'],
  you: ['you', 'あなた'],
  apps: ['Apps', 'アプリ'],
  online: ['Online', 'オンライン'],
  offline: ['Offline', 'オフライン'],
  addPerson: ['Add a person', 'メンバーを追加'],
  name: ['Name', '名前'],
  add: ['Add', '追加'],
  cancel: ['Cancel', 'キャンセル'],
  submit: ['Submit', '送信'],
  close: ['Close', '閉じる'],
  save: ['Save', '保存'],
  settings: ['Settings', '設定'],
  language: ['Language', '言語'],
  permissions: ['Permissions', '権限'],
  manageServer: ['Manage Server', 'サーバー管理'],
  manageChannels: ['Manage Channels', 'チャンネルの管理'],
  manageMessages: ['Manage Messages', 'メッセージの管理'],
  takesDirectMessages: [
    'Takes direct messages of the bot',
    'ボットからのダイレクトメッセージを受け取る',
  ],
  hasApp: ['Has installed the bot', 'ボットをインストールしている'],
  hasAppHelp: [
    'Its commands for that can be used anywhere, also where the bot is not a member.',
    'そのためのコマンドは、ボットのいない場所でも使えます。',
  ],
  addGroup: ['Start a group of everybody', '全員のグループを作成'],
  directMessages: ['Direct messages', 'ダイレクトメッセージ'],
  directHelp: [
    'Only the two of you see what is written here.',
    'ここに書かれたことは二人だけに見えます。',
  ],
  noDirectCommands: [
    'The bot has no command for direct messages. Type it in a channel.',
    'ダイレクトメッセージで使えるコマンドはありません。チャンネルで使ってください。',
  ],
  serverSettings: ['Server settings', 'サーバー設定'],
  addServer: ['Add a server', 'サーバーを追加'],
  addChannel: ['Add a channel', 'チャンネルを作成'],
  addThread: ['Start a thread', 'スレッドを作成'],
  openThread: ['Open the thread', 'スレッドを開く'],
  backTo: ['Back to #', '#に戻る'],
  posts: ['Posts', '投稿'],
  addRole: ['Add a role', 'ロールを作成'],
  hasBot: ['The bot is a member', 'ボットが参加している'],
  isAvailable: ['Can be reached', '接続できる'],
  isAvailableHelp: [
    'Without it, Discord has an outage for this server.',
    '外すと、このサーバーで障害が起きた状態になります。',
  ],
  botGone: ['bot removed', 'ボットなし'],
  outage: ['outage', '障害中'],
  channelSettings: ['Channel settings', 'チャンネルの編集'],
  threadSettings: ['Thread settings', 'スレッドの編集'],
  botMay: ['What the bot may do here', 'ここでボットができること'],
  viewChannel: ['View Channel', 'チャンネルを見る'],
  sendMessages: ['Send Messages', 'メッセージを送信'],
  createPublicThreads: ['Create Public Threads', '公開スレッドの作成'],
  sendMessagesInThreads: ['Send Messages in Threads', 'スレッドでメッセージを送信'],
  embedLinks: ['Embed Links', '埋め込みリンク'],
  attachFiles: ['Attach Files', 'ファイルを添付'],
  readMessageHistory: ['Read Message History', 'メッセージ履歴を読む'],
  archived: ['Archived', 'アーカイブ済み'],
  locked: ['Locked', 'ロック中'],
  delete: ['Delete', '削除'],
  chooseFile: ['Choose a file.', 'ファイルを選んでください。'],
  channels: ['Channels', 'チャンネル'],
  openChannels: ['Show channels', 'チャンネルを表示'],
  light: ['Switch to the light theme', 'ライトテーマにする'],
  dark: ['Switch to the dark theme', 'ダークテーマにする'],
  botAway: [
    'is away. Commands and buttons will fail until it is back.',
    'は不在です。戻るまでコマンドとボタンは失敗します。',
  ],
  shard: ['Shard {id} of {all}', 'シャード {id}（全 {all}）'],
  connectedSince: ['connected since {time}', '{time} から接続中'],
  notConnected: ['not connected', '未接続'],
  connectionLost: [
    'The sandbox cannot be reached. Trying again…',
    'サンドボックスに接続できません。再試行しています…',
  ],
  newMessages: ['New messages', '新しいメッセージ'],
  welcome: ['Welcome to #', '#へようこそ'],
  welcomeHelp: [
    'A place to try the bot. Type / to see its commands, and change who you are to see every side.',
    'ボットを試す場所です。「/」でコマンドが出ます。メンバーを選ぶと、その人になって操作できます。',
  ],
  select: ['Make a selection', '選択してください'],
  picture: ['Open picture', '画像を開く'],
  spoiler: ['Spoiler', 'ネタバレ'],
  externalPicture: [
    'Pictures from elsewhere are not loaded here.',
    '外部の画像はここでは読み込みません。',
  ],
  today: ['Today at', '今日'],
  yesterday: ['Yesterday at', '昨日'],
  mentions: ['mentions', '件のメンション'],
  unread: ['unread', '件の未読'],
  replyingTo: ['replied to', 'が返信:'],
} as const satisfies Readonly<Record<string, readonly [english: string, japanese: string]>>;

let isJapanese = false;

export type Word = keyof typeof WORDS;

/** Speaks the language of a person from now on: Japanese or English. */
export function speak(locale: string) {
  isJapanese = locale === 'ja';
  document.documentElement.lang = isJapanese ? 'ja' : 'en';
}

/** A word or sentence of the page in the language that is spoken. */
export function say(key: Word): string {
  const [english, japanese] = WORDS[key];
  return isJapanese ? japanese : english;
}
