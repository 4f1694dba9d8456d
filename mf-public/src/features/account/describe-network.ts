const IPV4_NETWORK = /^(\d+\.\d+\.\d+)\.0\/24$/;

/** A shortened network as people read it: "192.0.2.x" for "192.0.2.0/24". */
export const describeNetwork = (network: string): string => network.replace(IPV4_NETWORK, '$1.x');
