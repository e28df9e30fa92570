import { useState } from 'react';
import { languageName } from '../../translations/check/tagProblem.ts';
import { editsText } from '../../translations/edits/edits.ts';
import type { Project } from '../../translations/edits/project.ts';
import { localeFile, stateFile } from '../../translations/files/paths.ts';
import { forgetLanguage, lossWarning, readKept } from '../texts/browserStorage.ts';
import { editUrl } from './editUrl.ts';

/**
 * The edits saved in this browser: one file for others to import, with the texts and states of all
 * languages; and each language's files, to add to the project at its code host.
 */
export function HandIn({ project, unsaved }: { project: Project; unsaved: number }) {
  const [copied, setCopied] = useState('');
  const { files, published = {}, repository } = project;
  const saved = readKept('saved');
  if (Object.keys(saved).length === 0) return null;

  async function copy(content: string) {
    await navigator.clipboard.writeText(content);
    setCopied(content);
  }

  function forget(tag: string) {
    if (!confirm(`Delete your ${languageName(tag)} texts from this browser?`)) return;
    forgetLanguage(tag);
    // Reads the texts again, as when the window gets focus.
    dispatchEvent(new Event('focus'));
  }

  return (
    <>
      <h3>Hand in your texts</h3>
      <p className="note">
        {lossWarning() || 'They are stored only in this browser.'}
        {unsaved > 0 && ` Unsaved texts of this language, which are not handed in: ${unsaved}.`}
      </p>
      <button type="button" className="main" onClick={() => download(editsText(saved))}>
        Download everything
      </button>
      {Object.keys(saved).map((tag) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div key={tag} role="group" aria-label={languageName(tag)}>
          <b>{languageName(tag)}</b>
          {[localeFile(tag), stateFile(tag)]
            .filter((file) => files[file] !== published[file])
            .map((file) => {
              const { [file]: content = '' } = files;
              const isNew = published[file] === undefined;
              const name = file.replace('locales/', '');
              const href = editUrl(repository, file, isNew);
              return (
                <span key={file}>
                  <button type="button" onClick={() => void copy(content)}>
                    {copied === content ? 'Copied' : 'Copy'} {name}
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
            Delete from this browser
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
