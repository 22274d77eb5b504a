/** A client as the home page shows it (S1 section 3, 'Client logo'). All of them are fictional. */
export interface Client {
  name: string;
  /** The mark as path data on a square of 24. */
  logo: string;
  isOutlined?: boolean;
  /** Evens out how large marks of one height look: a short one is a little higher, a long one lower. */
  widthClass: 'narrow' | 'regular' | 'wide';
}

/** The ten clients, in the order of the carousel. */
export const clients: Client[] = [
  {
    name: 'CXP Labs',
    logo: 'M9 3h6M10 3v6.5L4.6 18.6A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.4-2.4L14 9.5V3M7.5 15h9',
    isOutlined: true,
    widthClass: 'narrow',
  },
  {
    name: 'GrabGuidance',
    logo: 'M12 1a11 11 0 1 1 0 22a11 11 0 0 1 0-22zM18 6l-8 3.5L6 18l8-3.5z',
    widthClass: 'wide',
  },
  {
    name: 'LegitQuest',
    logo: 'M12 2l8.5 3.5V12c0 5-3.5 8.5-8.5 10c-5-1.5-8.5-5-8.5-10V5.5zM8 12l3 3l5-6',
    isOutlined: true,
    widthClass: 'regular',
  },
  {
    name: 'Harborlight',
    logo: 'M8 23L9.5 9h5L16 23zM9 7L12 3l3 3.999zM17 3l7-3v8l-7-3zM7 3L0 0v8l7-3z',
    widthClass: 'regular',
  },
  {
    name: 'Onward Workspaces',
    logo: 'M1 3h12l10 9l-10 9H1l9-9z',
    widthClass: 'wide',
  },
  {
    name: 'Northmere',
    logo: 'M12 0l2.8 9.2L24 12l-9.2 2.8L12 24l-2.8-9.2L0 12l9.2-2.8z',
    widthClass: 'regular',
  },
  {
    name: 'Alder & Finch',
    logo: 'M3 21C2 10 9 3 21 3c0 12-7 19-18 18L14 10',
    isOutlined: true,
    widthClass: 'regular',
  },
  {
    name: 'Kestrel Freight',
    logo: 'M0 5c9-1 17 1 24 7c-6-1-9 0-11 3l-1 7c-2-7-5-13-12-17z',
    widthClass: 'wide',
  },
  {
    name: 'Polarline',
    logo: 'M2 17a10 10 0 0 1 20 0M6.5 17a5.5 5.5 0 0 1 11 0M1 21.5h22',
    isOutlined: true,
    widthClass: 'narrow',
  },
  {
    name: 'Mosaic Clinics',
    logo: 'M2 2h9v9H2zM13 2h9v9h-9zM2 13h9v9H2zM17.5 13a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9z',
    widthClass: 'regular',
  },
];

/** The customer of a study, or the partner of a release, with its word mark. */
export function findClient(name: string): Client {
  const client = clients.find((one) => one.name === name);
  if (!client) throw new Error(`${name} has no logo in clients.ts`);
  return client;
}
