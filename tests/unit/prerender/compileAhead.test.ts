import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compileAhead } from '../../../prerender/compileAhead.ts';

const FILES: Record<string, string> = {
  'virtual:entry': "export { wrapped } from 'virtual:wrapped.cjs'; export * from 'virtual:plain';",
  'virtual:wrapped.cjs': 'module.exports = { wrapped: () => exports };',
  'virtual:plain': 'export const plain = 1;',
};

/** Bundles these files into a chunk of its own for each name and file. */
async function bundle(chunks: Record<string, string>) {
  const files: Plugin = {
    name: 'test:files',
    enforce: 'pre',
    resolveId: (id) => (id in FILES ? id : undefined),
    load: (id) => FILES[id],
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, compileAhead(Object.keys(chunks))],
    build: {
      write: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: {
            groups: Object.entries(chunks).map(([name, test]) => ({ name, test })),
          },
        },
      },
    },
  });
  const result = ([output].flat() as Rolldown.RolldownOutput[]).flatMap((built) => built.output);
  return (name: string) =>
    result.find((file) => file.type === 'chunk' && file.name === name) as Rolldown.OutputChunk;
}

test('the chunks have Chromium’s hint, and CommonJS modules are function expressions', async () => {
  const chunk = await bundle({ commonjs: 'virtual:wrapped.cjs', plain: 'virtual:plain' });
  expect(chunk('commonjs').code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[\s\S]*\(\(function\(/);
  expect(chunk('plain').code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('the build stops where there is no wrapper to edit', async () => {
  await expect(bundle({ plain: 'virtual:plain' })).rejects.toThrow(
    'the chunk plain has no CommonJS wrapper to edit',
  );
});
