import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { MAY_IMPORT, RESERVED } from './mayImport.ts';

/**
 * Lists the imports in a file that `mayImport.ts` does not allow, one line each: file, line, the
 * import and the allowed ones. Covers static, type and dynamic imports, re-exports, `import('…')`
 * types and `import.meta.glob`.
 *
 * @param file path from the project's root, with slashes
 */
export function forbiddenImports(file: string, source: string): string[] {
  return readImports(file, source).flatMap(({ from, names, at }) => {
    const problem = isPath(from) ? pathProblem(file, from) : packageProblem(file, from, names);
    const line = source.slice(0, at).split('\n').length;
    return problem ? [`${file}:${line}: may not import ${problem}`] : [];
  });
}

interface Import {
  from: string;
  /** The imported exports; `*` is all of them. */
  names: string[];
  /** Position in the source. */
  at: number;
}

function readImports(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const imports: Import[] = [];
  const add = (node: ESTree.Node | null, names: string[] = ['*']) => {
    if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
    imports.push({ from: node.value, names, at: node.start });
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      add(source, specifiers.map(importedName));
    },
    ExportNamedDeclaration({ source, specifiers }) {
      add(
        source,
        specifiers.map(({ local }) => nameOf(local)),
      );
    },
    ExportAllDeclaration({ source }) {
      add(source);
    },
    ImportExpression({ source }) {
      add(source);
    },
    TSImportType({ source }) {
      add(source);
    },
    CallExpression({ callee, arguments: [patterns] }) {
      if (source.slice(callee.start, callee.end) !== 'import.meta.glob') return;
      const list = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns ?? null];
      for (const pattern of list) add(pattern);
    },
  }).visit(program);
  return imports;
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportSpecifier') return nameOf(specifier.imported);
  return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
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

function packageProblem(file: string, from: string, names: string[]): string | undefined {
  const reserved = RESERVED.find(
    ({ package: name, name: only }) =>
      isWithin(from, name) && (!only || names.includes(only) || names.includes('*')),
  );
  if (!reserved || reserved.by.some((folder) => isWithin(file, folder))) return undefined;
  const { name, by, instead } = reserved;
  return `${name ? `${name} of ${from}` : from}; only ${by.join(' and ')} may: ${instead}`;
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
