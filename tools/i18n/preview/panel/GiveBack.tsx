import { useState } from 'react';
import { languageName } from '../../../../translations/check/tagProblem.ts';
import { localeFile, stateFile } from '../../../../translations/files/paths.ts';
import { forgetLanguage, lossWarning, readKept } from '../kept.ts';
import { readRepository } from '../repository.ts';
import { editsText } from '../texts/edits.ts';
import type { Texts } from '../useTexts.ts';

/**
 * What was saved in this browser: one file for others to take in, with texts, states and reviews of all
 * languages; and each language's files, to be put into the project at its code host.
 */
export function GiveBack({ texts: { project, drafts, reload } }: { texts: Texts }) {
  const [copied, setCopied] = useState('');
  const saved = readKept('saved');
  const { published = {} } = project;
  const repository = readRepository(project.repository);
  const unsaved = Object.values(drafts).filter(Boolean).length;
  if (Object.keys(saved).length === 0) return null;

  async function copy(content: string) {
    await navigator.clipboard.writeText(content);
    setCopied(content);
  }

  function forget(tag: string) {
    if (!confirm(`Forget what was written in ${languageName(tag)} here?`)) return;
    forgetLanguage(tag);
    void reload();
  }

  return (
    <>
      <h3>Give back what you wrote</h3>
      <p className="note">
        {lossWarning() || 'It is kept in this browser alone.'}
        {unsaved > 0 && ` Unsaved texts of this language, which are not given back: ${unsaved}.`}
      </p>
      <div className="actions">
        <button type="button" className="main" onClick={() => download(editsText(saved))}>
          Download everything
        </button>
      </div>
      {Object.keys(saved).map((tag) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div key={tag} role="group" aria-label={languageName(tag)}>
          <b>{languageName(tag)}</b>
          {[localeFile(tag), stateFile(tag)].map((file) => {
            const { [file]: content = '' } = project.files;
            if (content === (published[file] ?? '')) return null;
            const isNew = published[file] === undefined;
            const name = file.replace('locales/', '');
            const href = isNew ? repository?.newLocaleUrl(name) : repository?.editUrl(file);
            return (
              <span key={file}>
                <button type="button" onClick={() => void copy(content)}>
                  {copied === content ? `Copied ${name}` : `Copy ${name}`}
                </button>
                {href && (
                  <a href={href} target="_blank" rel="noreferrer">
                    {isNew ? 'Start' : 'Edit'} {name} at the code host
                  </a>
                )}
              </span>
            );
          })}
          <button type="button" onClick={() => forget(tag)}>
            Forget
          </button>
        </div>
      ))}
    </>
  );
}

function download(content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  link.download = 'iris-texts.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
