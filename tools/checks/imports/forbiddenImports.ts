import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { MAY_IMPORT } from './mayImport.ts';

/**
 * Lists the imports in a file that `mayImport.ts` does not allow, one line each: file, line, the
 * import and the allowed ones. Covers static, type and dynamic imports, re-exports, `import('…')`
 * types and `import.meta.glob`. Packages are free; Biome's `noRestrictedImports` reserves some.
 *
 * @param file path from the project's root, with slashes
 */
export function forbiddenImports(file: string, source: string): string[] {
  return readImports(file, source).flatMap(({ value, start }) => {
    const problem = isPath(value) && pathProblem(file, value);
    const line = source.slice(0, start).split('\n').length;
    return problem ? [`${file}:${line}: may not import ${problem}`] : [];
  });
}

function readImports(file: string, source: string): ESTree.StringLiteral[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports: ESTree.StringLiteral[] = [];
  const add = (node: ESTree.Node | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') imports.push(node);
  };
  const addSource = ({ source }: { source: ESTree.Node | null }) => add(source);
  new Visitor({
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ImportExpression: addSource,
    TSImportType: addSource,
    CallExpression({ callee, arguments: [patterns] }) {
      if (source.slice(callee.start, callee.end) !== 'import.meta.glob') return;
      for (const node of patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns]) {
        add(node);
      }
    },
  }).visit(program);
  return imports;
}

/** True for relative paths and for Vite's, which begin with `/` at the project's root. */
function isPath(from: string): boolean {
  return /^\.{0,2}\//.test(from);
}

function pathProblem(file: string, from: string): string | undefined {
  const target = from.startsWith('/')
    ? from.slice(1)
    : path.posix.join(path.posix.dirname(file), from);
  const [importer, imported] = [rowOf(file), rowOf(target)];
  if (importer && importer === imported) return undefined;
  if (!imported) return `${target}, which has no row in mayImport.ts`;
  if (!importer) return `${target}; ${file} has no row in mayImport.ts`;
  const allowed = MAY_IMPORT[importer] ?? [];
  if (allowed.some((folder) => isWithin(target, folder))) return undefined;
  return `${target}; ${importer} may import ${allowed.join(', ') || 'nothing but itself'}`;
}

/** The row of a file: the longest that names it or a folder around it. */
function rowOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((row) => isWithin(file, row))
    .sort((a, b) => b.length - a.length)[0];
}

function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}
