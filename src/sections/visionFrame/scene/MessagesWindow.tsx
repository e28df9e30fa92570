import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, media } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

interface Message {
  from: TextKey;
  text: TextKey;
  isReply?: boolean;
  settlesDate?: boolean;
}

const MESSAGES: Message[] = [
  { from: 'visionFrame.people.dana', text: 'visionFrame.messages.one' },
  {
    from: 'visionFrame.people.sam',
    text: 'visionFrame.messages.two',
    isReply: true,
    settlesDate: true,
  },
  { from: 'visionFrame.people.dana', text: 'visionFrame.messages.three', settlesDate: true },
];

/** A thread in which a date is settled and a question stays open. */
export function MessagesWindow() {
  return (
    <SceneWindow region="messages" title="visionFrame.messages.title">
      <div css={thread}>
        {MESSAGES.map(({ from, text, isReply, settlesDate }) => (
          <p key={text} data-reply={isReply}>
            <T as="b" k={from} />
            <span data-mark={settlesDate}>
              <T k={text} />
            </span>
          </p>
        ))}
      </div>
    </SceneWindow>
  );
}

// An avatar, and the message beside it; replies are mirrored.
const thread = css`
  display: grid;
  align-content: start;
  gap: 0.35em;
  padding: 0.8em;
  p {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.6em;
    align-items: end;
    justify-items: start;
  }
  p::before {
    content: '';
    grid-row: 1 / 3;
    inline-size: 2em;
    block-size: 2em;
    border-radius: 50%;
    background: linear-gradient(135deg, ${color.peach}, ${color.violet});
  }
  b {
    display: none;
    grid-column: 2;
    color: ${color.inkMuted};
    font-weight: 400;
    font-size: 0.9em;
  }
  span {
    grid-column: 2;
    padding: 0.4em 0.8em;
    border-radius: 1.1em;
    border-end-start-radius: 0.3em;
    background: ${color.tintGray};
  }
  [data-reply] {
    grid-template-columns: 1fr auto;
    justify-items: end;
    &::before {
      grid-column: 2;
      background: linear-gradient(135deg, ${color.teal}, ${color.blue});
    }
    b, span { grid-column: 1; }
    span {
      border-end-start-radius: 1.1em;
      border-end-end-radius: 0.3em;
      background: ${color.reply};
      color: ${color.inkOnAction};
    }
  }
  ${media.wide} {
    gap: 0.7em;
    padding: 1em;
    b { display: block; }
  }
`;
