import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { LogEntry } from './requestLog.ts';

/**
 * Makes the function that says whose request it is, for the rate limit: the address that the
 * outermost of the trusted proxies saw, which are counted as Express counts `trust proxy`. What
 * stands before it in `X-Forwarded-For` is whatever the client sent.
 * @param trustedHops how many reverse proxies stand in front; 0 trusts no header
 */
export function clientAddressReader(
  trustedHops: number,
  log: (entry: LogEntry) => void,
): (request: IncomingMessage) => string {
  let isWarned = false;
  return (request) => {
    if (trustedHops === 0 && !isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log({ warning: UNTRUSTED_HEADER });
    }
    // No address is left when the client is gone already.
    const address: string | undefined = proxyAddr(request, (_, hop) => hop < trustedHops);
    return countedAddress(address ?? 'unknown');
  };
}

const UNTRUSTED_HEADER =
  'X-Forwarded-For arrived but TRUST_PROXY is 0: if the server is behind a reverse proxy, all ' +
  'visitors share one limit of joins. Set TRUST_PROXY to the number of proxies in front.';

/** Longer than any IP address; what a proxy writes instead of one is cut here. */
const MAX_LENGTH = 64;

/**
 * One spelling for all that count as one client: without a port (Azure's gateways add it), IPv4
 * also where it is mapped into IPv6, and an IPv6 network of 64 bits, which is the least that one
 * customer is given (RFC 6177). Text that is no IP address stays as the proxy wrote it.
 */
export function countedAddress(text: string): string {
  const address = text
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/^\[(.*)\](:\d+)?$|^([^:]+):\d+$/, '$1$3');
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return address;
  const ipv6 = ipaddr.IPv6.parse(address);
  if (ipv6.isIPv4MappedAddress()) return ipv6.toIPv4Address().toString();
  const network = ipv6.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
