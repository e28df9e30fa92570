import { css } from '@emotion/react';
import { CODE_FONT, color, font, radius, space } from '../../../theme/tokens.ts';
import { picture } from './pictureStyles.ts';

/** An AppleScript, the same in every language; each line is split after its first keyword. */
const SCRIPT: [keyword: string, rest: string][] = [
  ['tell', ' application "Mail"'],
  ['  set', ' todo to unread messages'],
  ['  count', ' todo'],
  ['end', ' tell'],
];

/** A script in an editor. */
export function AutomationPicture() {
  return (
    <div css={picture} aria-hidden="true">
      <code css={editor} dir="ltr" translate="no">
        {SCRIPT.map(([keyword, rest]) => (
          <span key={keyword}>
            <b>{keyword}</b>
            {rest}
          </span>
        ))}
      </code>
    </div>
  );
}

const editor = css`
  display: grid;
  overflow: hidden;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.editor};
  color: ${color.editorInk};
  font: 400 ${font.micro} / 1.7 ${CODE_FONT};
  white-space: pre;
  b {
    color: ${color.editorKeyword};
    font-weight: 400;
  }
`;
