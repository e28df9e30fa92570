import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import type { Log } from '../log.ts';

export interface Client {
  /** An IPv4 address, or an IPv6 /64 network, the least that a customer is assigned (RFC 6177). */
  client: string;
  /** The IPv6 /48 network, which one customer or many may share. */
  network: string | undefined;
}

export type ClientAddress = (request: IncomingMessage) => Client;

/**
 * Creates the function that identifies a request's client for the rate limits: by the address that
 * the outermost trusted proxy saw, as with Express's `trust proxy`. Earlier entries of
 * `X-Forwarded-For` come from the client and are ignored. Without a proxy, the whole header is.
 */
export function clientAddressReader(trustedHops: number, log: Log): ClientAddress {
  let isWarned = false;
  return (request) => {
    if (trustedHops === 0 && !isWarned && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log({ event: 'warning', message: UNTRUSTED_HEADER });
    }
    // The address is undefined once the client has disconnected.
    const address: string | undefined = proxyAddr(request, (_, hop) => hop < trustedHops);
    return clientOf(address ?? 'unknown');
  };
}

const UNTRUSTED_HEADER =
  'Ignored X-Forwarded-For because TRUST_PROXY is 0. If the server is behind a reverse proxy, all ' +
  'visitors share one rate limit. Set TRUST_PROXY to the number of proxies.';

/** Normalizes an address: without a port (Azure's gateways add one), IPv4-mapped IPv6 as IPv4. */
function clientOf(text: string): Client {
  const address = text.replace(/^\[(.*)\](:\d+)?$|^([^:]+):\d+$/, '$1$3');
  if (!ipaddr.isValid(address)) return { client: address, network: undefined };
  const ip = ipaddr.process(address);
  if (ip.kind() === 'ipv4') return { client: ip.toString(), network: undefined };
  const networkOf = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
  return { client: networkOf(64), network: networkOf(48) };
}
