import { runCommand, UsageError } from '../../tools/command.ts';
import { emojiName, writeEmojis } from './emojis.ts';

const USAGE = `npm run -s emojis -- FOLDER
  Writes the cards as PNGs for emojis, such as ${emojiName(0)}.png.`;

await runCommand(USAGE, async ([folder, ...others]) => {
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new UsageError(USAGE);
  process.stdout.write(`${await writeEmojis(folder)} emojis in ${folder}\n`);
});
