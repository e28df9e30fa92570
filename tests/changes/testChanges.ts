import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { CHANGES, COPIES } from './changes.ts';
import { copyWorkingTree, Project } from './project.ts';
import { redTests } from './redTests.ts';

/*
 * `npm run test:changes -- [name …]` makes everyday changes in a copy of the project, and runs
 * `npm run check` and `npm test` there. It fails if a test is red that no change lists, or if a
 * listed one is green. `--list` prints the names.
 */

/** Runs an npm script in a folder, shows what it prints, and returns that with its exit code. */
function run(script: string, cwd: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', script], { cwd, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Makes the changes in one copy, and returns what went wrong there. */
async function problemsOf(names: readonly string[]): Promise<string[]> {
  const changes = names.map((name) => CHANGES[name] ?? unknown(name));
  const root = copyWorkingTree();
  console.log(`${names.join(', ')} in ${root}`);
  const project = new Project(root);
  for (const { make } of changes) make(project);
  // What the how-to ends such changes with.
  project.run('i18n', '--', 'prune');
  project.run('i18n', '--', 'types');
  project.run('format');
  const check = await run('check', root);
  const test = await run('test', root);
  const red = redTests(test.output);
  const expected = changes.flatMap(({ red = [] }) => red);
  const problems = [
    ...(check.code === 0 ? [] : ['`npm run check` fails']),
    ...(test.code === 0 || red.length > 0 ? [] : ['`npm test` ends without running every test']),
    ...red.filter((test) => !expected.includes(test)).map((test) => `red: ${test}`),
    ...expected.filter((test) => !red.includes(test)).map((test) => `not red: ${test}`),
  ];
  if (problems.length === 0) rmSync(root, { recursive: true });
  return problems.map((problem) => `${names.join(', ')}: ${problem} (${root})`);
}

function unknown(name: string): never {
  throw new Error(`There is no change "${name}". Use one of ${Object.keys(CHANGES).join(', ')}.`);
}

const names = process.argv.slice(2);
if (names[0] === '--list') console.log(JSON.stringify(Object.keys(CHANGES)));
else await testCopies(names.length > 0 ? [names] : COPIES);

async function testCopies(copies: readonly (readonly string[])[]): Promise<void> {
  const problems: string[] = [];
  for (const copy of copies) problems.push(...(await problemsOf(copy)));
  console.log(problems.join('\n') || 'All tests are as expected.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
