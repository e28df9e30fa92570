import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/textKeys.ts';
import { forcedOutline, grid } from '../../../theme/mixins.ts';
import { color, media } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

const MESSAGES: { text: TextKey; isReply?: true; settlesDate?: true }[] = [
  { text: 'home.demonstration.messages.one' },
  { text: 'home.demonstration.messages.two', isReply: true, settlesDate: true },
  { text: 'home.demonstration.messages.three', settlesDate: true },
];

/** A thread in which a date is settled and a question stays open. */
export function MessagesWindow() {
  return (
    <SceneWindow region="messages" title="home.demonstration.messages.title">
      <div css={thread}>
        {MESSAGES.map(({ text, isReply, settlesDate }) => (
          <p key={text} data-reply={isReply} data-mark={settlesDate}>
            <T k={text} />
          </p>
        ))}
      </div>
    </SceneWindow>
  );
}

// A message with its avatar beside it; replies are mirrored.
const thread = css`
  ${grid('0.35em')}
  place-content: start stretch;
  padding: 0.8em;
  p {
    ${forcedOutline}
    position: relative;
    justify-self: start;
    margin-inline-start: 2.6em;
    padding: 0.4em 0.8em;
    border-radius: 1.1em;
    border-end-start-radius: 0.3em;
    background: ${color.tintNeutral};
  }
  p::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: -2.6em;
    inline-size: 2em;
    block-size: 2em;
    border-radius: 50%;
    background: linear-gradient(135deg, ${color.sweepEnd}, ${color.accent});
  }
  [data-reply] {
    justify-self: end;
    margin-inline: 0 2.6em;
    border-end-start-radius: 1.1em;
    border-end-end-radius: 0.3em;
    background: ${color.reply};
    color: ${color.inkOnAction};
    &::after {
      inset-inline: auto -2.6em;
      background: linear-gradient(135deg, ${color.sweepFar}, ${color.sweepNear});
    }
  }
  ${media.narrow} {
    p, [data-reply] { margin-inline: 0; }
    p::after { display: none; }
  }
  ${media.wide} {
    gap: 0.7em;
    padding: 1em;
  }
`;
