import { emojiName, writeEmojis } from './emojis.ts';

// npm run -s emojis -- FOLDER

const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-') || others.length > 0) {
  process.stderr.write(
    `npm run -s emojis -- FOLDER writes the cards as PNGs for emojis, such as ${emojiName(0)}.png.\n`,
  );
  process.exitCode = 2;
} else {
  process.stdout.write(`${await writeEmojis(folder)} emojis in ${folder}\n`);
}
