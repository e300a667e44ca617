import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The games' words are most of the source and none of the check. */
const withoutWords: Plugin = {
  name: 'without-words',
  setup({ onLoad }) {
    onLoad({ filter: /\/words\.(?:en|ja|ko)\.ts$/ }, () => ({
      contents: 'export const EN = {}, JA = {}, KO = {};',
    }));
  },
};

/** The text of docs/verify.html, which checks files of deals in any browser. */
export async function pageOfCheck(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('client.js')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    plugins: [withoutWords],
  });
  const [code] = outputFiles;
  if (code === undefined) throw new Error('nothing was built');
  const page = readFileSync(here('page.html'), 'utf8');
  return page.replace('/*code*/', () => code.text.trim());
}
