import { css } from '@emotion/react';
import type { ComponentType, SVGProps } from 'react';
import IconZoom from '~icons/bxl/zoom';
import IconFaceTime from '~icons/lucide/video';
import IconDiscord from '~icons/simple-icons/discord';
import IconGoogleMeet from '~icons/simple-icons/googlemeet';
import IconSlack from '~icons/simple-icons/slack';
import { T, type TextKey } from '../i18n/T.tsx';
import { column } from '../theme/mixins.ts';
import { color, media, size, space } from '../theme/tokens.ts';

const APPS: { name: TextKey; Icon: ComponentType<SVGProps<SVGSVGElement>> }[] = [
  { name: 'home.integrations.slack', Icon: IconSlack },
  { name: 'home.integrations.discord', Icon: IconDiscord },
  { name: 'home.integrations.zoom', Icon: IconZoom },
  { name: 'home.integrations.googleMeet', Icon: IconGoogleMeet },
  { name: 'home.integrations.faceTime', Icon: IconFaceTime },
];

/** The apps Iris works alongside; each logo in ink, with its name as text. */
export function Integrations() {
  return (
    <section css={[column, layout]} aria-labelledby="integrations">
      <h2 id="integrations" css={title}>
        <T k="home.integrations.title" />
      </h2>
      <ul css={list}>
        {APPS.map(({ name, Icon }) => (
          <li key={name} css={app}>
            <Icon aria-hidden="true" />
            <T k={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const layout = css`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.xxl};
  ${media.wide} {
    grid-template-columns: 4fr 8fr;
    align-items: center;
  }
`;

const title = css`
  max-inline-size: 18em;
  color: ${color.inkMuted};
  font: 400 ${size.body} / 1.4 system-ui, sans-serif;
  letter-spacing: 0;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.xl};
  ${media.wide} { justify-content: space-between; gap: ${space.m}; }
`;

const app = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-weight: 550;
  svg { inline-size: 1.375rem; block-size: 1.375rem; }
`;
