#!/usr/bin/env node
/*
 * Starts Debian's Firefox for Playwright, which speaks WebDriver BiDi to it through this program.
 * Playwright sets the color scheme of every page by a command that this Firefox, the extended
 * support release, does not have yet, and gives up when it fails. That command is answered here and
 * nothing is done; everything else passes unchanged.
 */

import { spawn } from 'node:child_process';
import process from 'node:process';
import { WebSocket, WebSocketServer } from 'ws';

const ANSWERED = 'emulation.setMediaFeaturesOverride';
const ADDRESS = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));

firefox.stderr.setEncoding('utf8').on('data', (text) => {
  const address = ADDRESS.exec(text)?.[1];
  if (address) relay(address);
  else process.stderr.write(text);
});

/** Listens for Playwright, and prints where, as Firefox does. */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`);
  });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(address + url.replace(/\/$/, ''));
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(String(data));
      if (method === ANSWERED) {
        playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
        return;
      }
      await isOpen;
      browser.send(String(data));
    });
    browser.on('message', (data) => playwright.send(String(data)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}
