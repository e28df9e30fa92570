import type { ReactNode } from 'react';
import type { Platform } from '../../product.ts';
import { Grid2x2Icon, LaptopIcon } from '../../ui/icons.tsx';

export const PLATFORM_ICONS: Record<Platform, ReactNode> = {
  macos: <LaptopIcon />,
  windows: <Grid2x2Icon />,
};
