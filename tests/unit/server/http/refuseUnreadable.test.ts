import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../../server/http/securityHeaders.ts';
import { connectTo, runServer } from '../support.ts';

const GET = 'GET /faq HTTP/1.1\r\nHost: x\r\n';
const JOIN = 'POST /api/join-waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Sends these bytes to a new server. Resolves to the answer and the lines in the log. */
async function sendBytes(bytes: string) {
  const { url, log } = await runServer({}, { headers: 50, request: 50, check: 20 });
  const socket = connectTo(url);
  socket.write(bytes);
  const answer = await text(socket);
  return { answer, log: log.map((line) => JSON.parse(line) as object) };
}

/** Fails unless this is a whole answer with the headers of every answer. */
function expectAnswer(answer: string, status: number): void {
  const [head = '', body] = answer.split('\r\n\r\n');
  const [statusLine, ...lines] = head.split('\r\n');
  expect(statusLine).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const headers = Object.entries(SECURITY_HEADERS).map(([name, value]) => `${name}: ${value}`);
  expect(lines).toEqual(expect.arrayContaining([...headers, 'Content-Length: 0']));
  expect(body).toBe('');
}

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers of 20 KB', `${GET}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['half a header for too long', `${GET}X-Slow: `, 408],
  ['an unknown expectation', `${GET}Expect: tea\r\n\r\n`, 417],
])('%s is refused with a line in the log', async (_, bytes, status) => {
  const { answer, log } = await sendBytes(bytes);
  expectAnswer(answer, status);
  expect(log).toEqual([{ path: '*', status }]);
});

test.each([
  ['half a body for too long', 'Content-Length: 9\r\n\r\n{', 408],
  ['chunk extensions of 20 KB', `Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}`, 413],
])('%s is refused', async (_, bytes, status) => {
  const { answer } = await sendBytes(JOIN + bytes);
  expectAnswer(answer, status);
});

test('a connection on which nothing was asked leaves no line in the log', async () => {
  expect(await sendBytes('')).toEqual({ answer: '', log: [] });
});
