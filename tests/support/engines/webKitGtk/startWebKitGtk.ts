import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { bundleScript } from '../../../../prerender/document/bundleScript.ts';
import { onlyFonts } from '../../fonts/onlyFonts.ts';
import { freePort } from '../../freePort.ts';
import type { Browsers, Visitor } from '../browsers.ts';
import { WebDriverPage } from './WebDriverPage.ts';

/** Milliseconds for a browser to start. Sometimes its driver waits for it forever. */
const START_WITHIN = 12_000;

/** Starts a screen without a monitor, on which WebKitGTK runs, and each visitor's browser by its driver. */
export async function startWebKitGtk(program: string): Promise<Browsers> {
  const folder = await mkdtemp(path.join(tmpdir(), 'iris-webkit-'));
  const [elements, { screen, display }] = await Promise.all([
    bundleScript(process.cwd(), 'tests/support/engines/webKitGtk/elements.ts'),
    startScreen(),
  ]);
  const env = {
    ...onlyFonts('everyScript').env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without a graphics card, GPU rendering takes half as long again.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
  return {
    async visit(options, use) {
      const home = await mkdtemp(path.join(folder, 'visitor-'));
      const binary = await launcher(program, home, options);
      const open = () => openSession(binary, env);
      const { session, close } = await open().catch(open);
      try {
        const { viewport = { width: 1280, height: 720 } } = options;
        const page = new WebDriverPage(session, elements, options.baseURL);
        await page.setViewportSize(viewport);
        await use(page as unknown as Page);
      } finally {
        await session.quit();
        await close();
      }
    },
    async close() {
      screen.kill();
      await once(screen, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const size = '1600x12000x24';
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error('Xvfb has no output');
  const [number] = await once(output, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/**
 * Writes a program that starts the browser with a visitor's settings, which are GTK's and the C
 * library's. Returns its path.
 */
async function launcher(program: string, home: string, options: Visitor): Promise<string> {
  const { colorScheme, locale = 'en-US' } = options;
  const name = `${locale.replace('-', '_')}.UTF-8`;
  // No language but C may be installed. The browser takes only the name from it.
  await symlink('/usr/lib/locale/C.utf8', path.join(home, name));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // The toolbar would not let the window be as narrow as a phone.
  await writeFile(
    path.join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }',
  );
  const variables = {
    XDG_CONFIG_HOME: home,
    LOCPATH: home,
    LC_ALL: name,
    GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    // Its sandbox does not run as root.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
  const file = path.join(home, 'browser');
  const exports = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
  await writeFile(file, `#!/bin/sh\n${exports.join('\n')}\nexec '${program}' "$@"\n`, {
    mode: 0o755,
  });
  return file;
}

/** Opens a browser with its own driver: a driver that waits for its browser opens no other. */
async function openSession(binary: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const args = [`--port=${port}`];
  const driver = spawn('WebKitWebDriver', args, { env, stdio: 'ignore', detached: true });
  const exit = once(driver, 'exit');
  const close = async () => {
    // Also kills the browser.
    if (driver.pid) process.kill(-driver.pid);
    await exit;
  };
  const open = async () => {
    await answers(`http://127.0.0.1:${port}/status`);
    const session = (await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()) as unknown as WebDriver;
    // The window's first page may still be loading, and would not answer.
    await session.get('about:blank');
    return { session, close };
  };
  try {
    return await Promise.race([
      open(),
      wait(START_WITHIN, undefined, { ref: false }).then(() => {
        throw new Error('WebKitGTK does not start.');
      }),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
}
