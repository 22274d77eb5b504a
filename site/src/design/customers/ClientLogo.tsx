import type { Client } from 'contract/content/pages/home.ts';
import unseen from '../ui/unseen.module.css';
import styles from './ClientLogo.module.css';

/** A name as an outline, its left edge at 0 and its baseline at 0, in `UNIT`s of a 24 px high mark. */
interface WordMark {
  width: number;
  path: string;
}

/** A name that the page sets as wide in its face of text, or of headings. */
interface SetName {
  width: number;
  text: string;
  isHeading?: true;
}

/**
 * Size of a unit in pixels: too fine for any screen to show, since every digit of these outlines is sent with the
 * home page.
 */
const UNIT = 0.343;

/**
 * The ten names, about as high in their capitals. Most are in a face of their own, drawn from Fraunces, Spectral, Exo 2,
 * Space Mono and the Liberation faces (all under the SIL Open Font License): outlines, because a face by name is another
 * one on every system.
 */
const wordMarks: Record<string, WordMark | SetName> = {
  'CXP Labs': {
    width: 231,
    path: 'M13 1q-6 0-9-4-4-4-4-11v-8q0-7 4-11 3-4 9-4 7 0 10 3 4 4 4 10v2h-7v-2-3l-2-3-5-1-3 1-2 3-1 4v10q0 3 1 5t5 2h5l2-3v-4-1h7v1q0 7-4 10-3 4-10 4M30 0l8-17v-2l-8-17h8l6 14h2l5-14h8l-8 17v2l8 17h-8l-5-15h-2l-6 15ZM64 0v-36h14q3 0 6 1 2 1 4 4 1 2 1 5v2q0 2-1 4-2 3-4 5-3 1-6 1h-7v14ZM71-20h6q2 0 4-2l1-2v-1q0-2-1-4t-4-1h-6ZM114 0v-36h7v30h17v6ZM155 1l-6-2q-3-1-4-5-1-2-1-7 0-4 1-7t4-5q2-2 6-2l4 1 3 4v-4h7v18q0 2 1 2h2v6h-5l-3-1-1-2h-1q-1 2-3 3ZM156-6q3 0 5-2 1-1 1-5 0-4-1-5-2-2-5-2t-4 2q-2 1-2 5 0 4 2 5 1 2 4 2M191 1q-3 0-5-2l-3-2h-1v3h-7v-36h7v14h1l3-3q2-2 5-2l6 2 4 5q1 3 1 7 0 5-1 7l-4 5ZM189-6q3 0 5-2 1-1 1-5 0-3-1-5-2-2-5-2-3 0-5 2-2 2-2 5 0 4 2 5 2 2 5 2M220 1q-4 0-6-2l-4-2-2-5 6-1 2 3q1 1 4 1t3-1l1-2-1-1q-1-1-4-1-5 0-7-3-3-2-3-5v-1l2-4 3-3 5-1q4 0 6 2l2 2 3 3-7 3q0-2-1-3h-3-3v2l1 1 5 1q3 1 6 3t3 5-3 7q-3 2-8 2',
  },
  GrabGuidance: { width: 392, text: 'GrabGuidance', isHeading: true },
  LegitQuest: {
    width: 281,
    path: 'M15-35h-1l-1 1v29 2h9l2-2 2-3 1-3 1-1 1-1 1 1v2l-3 9v2h-2l-2-1h-22l-1-1 1-2h2 1v-1-30l-1-1h-2l-1-1 1-2h15v2ZM58-16l-1 2-2 1h-16v-2h10q1 0 1-1 0-4-1-6-1-2-3-2l-3 2-2 2-1 5q0 5 3 8 2 3 6 3l4-2q2 0 3-2l1-1 1 1-1 5q-2 2-4 2l-6 2q-4 0-7-2-4-2-5-5-2-2-2-6 0-4 2-8 1-2 4-4 4-2 8-2l6 1q2 1 4 4 1 2 1 5M79-3h-5l-2-1-1-1v-1h2l-1-1-4 1-2 2-1 2 1 2 3 1 6 2 6 1 2 2v1 2l-2 2h-5q-5 0-7-2t-2-3q0-2 2-2 0-2 2-2v-1q-5 1-7 3t-2 3 1 4l4 2h8q8 0 11-2 4-3 4-6 0-2-1-4l-3-2ZM80-23h2l1-3 2-1 1 1 1 1 1 1h1 2l1-3-1-3-3-1-4 2q-2 1-3 4ZM88-16l-1-6q-2-2-5-2-2-2-6-2t-7 2q-3 0-5 3-2 2-2 6 0 2 2 5l5 3q2 1 6 1 4 0 7-1t4-4q2-2 2-5M74-24q2 0 4 2 2 2 2 6 1 3-1 6-1 2-3 2l-2-1-3-3v-4-4l1-3ZM104-24v21h1l1 1 1 1-1 1h-12l-1-1 1-1h1v-1h1l1-1v-16l-1-1h-2l-1-1v-1l2-1 4-1 2-1h3ZM99-30q-2 0-3-1-1-1-1-3l1-3q1-1 3-1t4 1l1 3q0 2-1 3-1 1-4 1M112-23h-1l-1-1h-1l1-1 1-1h2l1-1 4-4 2-1v1 23l1 3q1 2 2 2l2-1 1-1 1-1h1l-1 4-2 2-5 1q-3 0-5-2-2-2-2-5v-16ZM118-23v-3h9v1l1 1-1 1h-2ZM151-38q4 0 8 1t6 4q2 2 4 6 1 4 1 8l-1 9-4 5q-3 3-6 4t-8 2q-5 0-8-2t-6-4q-3-2-4-6-1-4-1-8t1-8q1-4 4-6 2-3 6-4t8-1M162-14l-1-7-2-6q-1-2-3-4l-3-4-4-1q-3 0-5 2t-3 4q-1 2-1 6l1 7 2 6 3 5 3 3 4 1q2 0 5-1t2-4q2-3 2-7M152-9v-1l1-1 1 1 3 6 3 3 2 2 5 1h1l1-1h1 1 1v1l-1 1-2 3v1h-2l-5-1q-2 0-4-2l-3-5q-2-4-3-8M194-4v-17h-2l-1-1h-1l1-1 1-1 5-1 2-1h2l1 2v21l2 1v2h-7q-1 0-2-1-1-1-1-3M177-8v-12l-1-1h-2v-1-1l1-1 5-1 1-1h3l1 2v16l1 3 3 1h2l3-2 1-1 1 1-1 1-5 4-5 2q-4 0-6-2t-2-7M233-16l-1 2-2 1h-16v-2h10q1 0 1-1v-6q-2-2-4-2t-3 2l-2 2-1 5q0 5 3 8 2 3 6 3 3 0 4-2 2 0 3-2l1-1 1 1-1 5q-2 2-5 2l-5 2q-4 0-7-2-4-2-5-5t-1-6q0-4 1-8 1-2 5-4 3-2 7-2l6 1q2 1 4 4 1 2 1 5M248-24l-3 1-1 3v1l2 2 3 1 6 2q3 1 3 3 2 1 2 3 0 5-3 7t-8 2h-3l-2-1-1-1-1 1-1 1h-1l-1-2-1-5-1-2h1 1 1l3 4 3 2h2l4-1q1 0 1-2v-2l-2-1-4-2-6-1q-2-2-2-4l-1-3 1-4q1-2 3-3l5-1h4l1 1h3v-1h2v1l1 5v2 1h-1l-1-1q-2-4-4-4ZM265-23h-1l-1-1v-1l1-1h3v-1l3-4h2v-1l2 1v23 3q1 2 3 2l1-1 1-1v-1h2q0 3-1 4l-3 2-3 1q-4 0-6-2-2-2-2-5v-16ZM271-23v-3h9l1 1v1l-1 1h-2Z',
  },
  Harborlight: {
    width: 308,
    path: 'M0 0v-1l5-2v-31l-5-3v-1h15v1l-4 3v13h18v-13l-4-3v-1h15v1l-5 3v31l5 2v1h-15v-1l4-2v-15h-18v15l4 2v1ZM53 1q-3 0-5-2-2-2-2-5t2-4 7-3l6-2v-4q0-2-2-3t-3-2h-1l-2 1v6h-5l-1-3 1-2q2-2 5-3 2-2 5-2 4 0 6 3 3 1 3 4v16l1 1h1 3l-2 2q-1 2-3 2t-4-2l-1-2h-1l-4 2ZM52-7q0 4 4 4h2l3-1v-9l-6 2-2 2ZM76 0v-1l3-2v-17l-3-2v-1l8-4 1 6 4-4q1-2 3-2l3 1v2 2 2l-6-2q-3 2-4 4v15l4 2v1ZM103 1v-37l-4-3v-1l9-3v20h1q4-4 8-4 3 0 5 2t3 4 2 7-2 8q-2 3-5 5-3 2-7 2l-4-1q-3 0-4-1ZM113-22l-5 1v17l3 1 3 1q2 0 4-1l2-3 1-7q0-4-2-7-3-2-6-2M146 1q-4 0-7-2-2-2-5-5-1-3-1-7 0-4 1-7 3-3 5-4 3-3 7-3 4 0 7 3 2 1 4 4 2 3 2 7 0 4-2 7-2 3-4 5-3 2-7 2M146-2q3 0 5-1l1-4 1-5-1-5-2-5q-2-2-5-2-2 0-4 2l-2 3v5l1 6 2 5ZM165 0v-1l4-2v-17l-4-2v-1l8-4h1v6l4-4 3-2 2 1 1 2v2l-1 2-5-2-4 4v15l4 2v1ZM188 0v-1l4-2v-33l-4-3v-1l9-3v40l4 2v1ZM213-33l-3-1-1-2 1-3 3-2 3 2v3 2ZM207 0v-1l3-2v-17l-3-3 9-4v24l3 2v1ZM237-9l-3-1-2 2v2 2l3 1h8q4 0 6 1 2 2 2 6 0 2-2 4l-4 5q-4 1-8 1-3 0-5-1-2-1-3-3l-2-4v-1l1-1 4-3-3-2-2-3 1-4 5-2q-3-1-4-3t-2-5l2-4q1-2 3-3 2-2 5-2l3 1 2 1 9-1v4l-6-1 1 3 1 2q0 3-1 5l-4 3q-2 1-5 1M238-12q2 0 3-1l1-4q0-4-1-5t-4-2-3 2-2 4 2 5ZM232 5q0 3 2 5 1 2 5 2t5-2q2-2 2-4 0-2-1-4-1-1-4-1h-7l-2 1ZM257 0v-1l3-2v-33l-3-3v-1l8-3h1v21l4-3 4-2q4 0 6 3 2 1 2 4v17l4 2v1h-13v-1l4-2v-14q0-3-2-4l-3-1h-3l-3 2v17l4 2v1ZM301 1q-3 0-5-2t-2-4v-18h-4v-1l5-2 4-6h1v6h7v3h-7v17q0 1 1 2l3 1h4l-3 2Z',
  },
  'Onward Workspaces': { width: 500, text: 'Onward Workspaces' },
  Northmere: { width: 356, text: 'NORTHMERE' },
  'Alder & Finch': {
    width: 344,
    path: 'M0 0v-1l4-2 20-35h3l8 35 4 2-1 1h-16v-1l6-2-2-10h-13l-6 10 4 2v1ZM15-16h10l-3-14ZM48 1q-3 0-4-2-1-2-1-5l6-32-5-3 12-2-6 36q0 3 1 3l2-1 2-3h1q-2 5-4 7-2 2-4 2M64 1q-2 0-4-2-1-2-1-6 0-4 1-8t4-6q3-3 5-4l6-2h3l2-11-5-3 12-2-6 36q-1 3 0 3l2-1 2-3h1q-1 5-3 7t-5 2q-2 0-3-2-1-2-1-5l-5 5q-2 2-5 2M66-10l1 4q0 2 2 2l2-2 3-3 3-13-4-2q-2 0-4 2l-2 5ZM99 1q-5 0-7-3t-2-7q0-4 1-6 1-4 3-6 2-3 5-4t6-2q3 0 5 2 1 1 1 3l-1 3-5 3-9 3v1q0 4 2 6 1 1 4 1l4-1 3-2h1q-2 4-5 6-3 3-6 3M104-24q-3 0-5 2l-2 7 7-3q2-2 2-4l-1-2ZM115 0l3-22-3-2 10-3v7l3-4q1-2 2-2l2-1 2 1 1 2h-1l-1 4-4-2-2 2-3 3-3 17ZM160 1q-5 0-7-3-3-2-3-6t2-7q3-3 8-5l-3-4-1-4q0-5 4-8 2-2 8-2 4 0 6 2 3 2 3 5 0 3-2 5l-8 4v1l9 11 5-9-5-2v-1h13v1l-5 2-3 6-5 5q5 5 9 5l3-1 1 1q-1 2-3 2-3 2-5 2t-5-2q-2 0-4-2-3 2-6 2-3 2-6 2M162-31l1 4 2 4 5-4 2-4q0-3-2-4l-3-1q-2 0-3 2t-2 3M156-10q0 3 2 5 2 2 5 2t8-3h-2l-8-11-1-2q-4 4-4 9M205 0l1-1 5-2 5-31-4-3v-1h27l-1 10h-1l-3-7h-11l-2 14h7l4-5h1l-2 13h-1l-2-5h-8l-2 15 5 2v1ZM251-33l-3-1v-2-3l3-2 3 2 1 3-1 2ZM247 1q-2 0-3-2-2-2-1-5l3-16-5-2 12-3-3 20q-1 3 1 3l2-1 2-3q-1 5-3 7t-5 2M259 0l4-22-4-2 10-3v6l3-3 3-2 4-1q2 0 4 3 1 2 1 6l-2 11q-1 3 1 3l2-1 2-3h1q-2 5-4 7t-5 2q-2 0-3-2-2-2-1-5l2-12v-3q0-1-3-1l-3 1-3 3-3 18ZM311-8q-2 4-5 6-3 3-6 3-5 0-7-3t-2-7v-6l4-6q2-3 5-4t6-2l3 1 3 2v2 2l-3 1-4-5q-2 0-4 2l-3 4-1 5q0 5 1 7 2 1 4 1l4-1 4-3ZM321 0h-7l7-38-4-3 11-2-3 22 3-3 3-2 3-1q3 0 5 3 1 2 1 6l-3 11q0 3 1 3l2-1 2-3h2q-2 5-4 7t-5 2q-2 0-3-2-2-2-1-5l2-12v-3q-1-1-3-1l-3 1-3 3Z',
  },
  'Kestrel Freight': {
    width: 399,
    path: 'M25 0h-7l-9-15-3 3v12h-6v-32h6v15l12-15h6l-11 14ZM53 0h-22v-32h21v5h-16v8h14v6h-14v8h17ZM81-9c0 8-7 10-12 10-10 0-10-7-11-9l6-1c1 6 5 4 6 4q6 0 6-4l-1-2-1-2c-12-3-11-1-15-7 0-3 0-9 3-10q4-3 7-3c7 2 6-1 10 5q2 1 2 4h-6c-1-5-7-3-8-3q-3 1-2 3c-1 2 3 4 6 5s3 2 5 2 2 1 4 2l1 2ZM109-27h-9v27h-5v-27h-9v-5h23ZM139 0h-6l-6-12h-7v12h-5v-32h13c9 0 10 6 10 10 0 2-1 7-6 9ZM132-22c0-5-4-5-5-5h-7v10h8q6-1 4-5M167 0h-21v-32h21v5h-16v8h14v6h-14v8h16ZM194 0h-20v-32h6v27h14ZM234-27h-15v10h14v5h-14v12h-5v-32h20ZM265 0h-6l-6-12h-7v12h-5v-32h13c9 0 11 7 9 13 0 3-4 6-5 6ZM258-22c0-5-3-5-5-5h-7v10h7c1 0 5 0 5-5M293 0h-21v-32h21v5h-16v8h14v6h-14v8h16ZM306 0h-6v-32h6ZM327-5q6 0 8-3v-4h-7v-5h11v12c-4 6-15 6-18 4-7-5-6-6-7-15-2-4 0-11 7-15 4-3 11-2 14 1q4 3 4 6l-6 2c0-1-1-5-6-5-1 0-6 0-6 3 0 3-4 4-2 8q1 13 8 11M370 0h-6v-13h-11v13h-6v-32h6v13h11v-13h6ZM399-27h-8v27h-6v-27h-8v-5h22Z',
  },
  Polarline: {
    width: 234,
    path: 'M4 0h-4v-38h12c15 0 15 11 15 14 0 12-12 12-16 12h-7ZM12-34h-8v18h7q11 1 12-9c0-4-1-9-11-9M48 1c0 0-14 0-14-16 0-14 9-14 14-15 2-1 13-1 14 15 1 2 1 14-14 16M49-3q8 0 9-12c0-9-5-11-10-12s-9 5-9 12c0 9 6 12 10 12M76 0h-4v-40h4ZM94 1c-11 0-8-11-8-12 1-3 7-6 13-6 7-1 7-3 7-4q-1-7-11-5-4 2-5 6l-4-2c2-6 4-5 8-8 2-1 12-1 15 5v6 7l1 12h-4v-8h-1c-1 2-3 9-11 9M95-3c7 0 10-7 11-8v-5l-2 1c-3 1-14 0-14 7 0 0 0 6 5 5M125 0h-5v-29h4v10h1c2-12 7-11 10-11h2v5l-4-1c-6 0-8 11-8 11ZM148 0h-4v-40h4ZM163 0h-4v-29h4ZM162-35q-4 0-4-3 1-3 4-2 4 0 3 2-2 3-3 3M179 0h-5v-29h5l-1 9h1q2-10 10-10c4 0 9 1 10 13v17h-4v-16c0-10-5-11-7-10-7 0-9 7-9 13ZM222 1c-18 0-14-19-13-21 4-13 16-10 17-9q8 4 8 14l-22 1c0 2 0 11 10 11q6 0 8-6l4 1c-2 9-10 8-12 9M212-17h18q-1-9-9-10c-2 0-7 2-9 10',
  },
  'Mosaic Clinics': {
    width: 379,
    path: 'M7 0h-7v-38h11l11 30h1l11-30h10v38h-7l1-31h-1l-12 31h-6l-12-31h-1ZM65 1c-1 0-14 0-15-16 0-9 7-16 15-16 17 1 17 18 13 25-2 6-10 7-13 7M66-5c6 0 6-5 8-10q0-5-5-9-6-5-11 4c-1 3-1 10 1 12q3 3 7 3M97 1c-1 0-9-1-12-5l-1-4 6-2c0 7 10 6 12 4 4-2 2-4 1-4-3-3-17 0-18-12 0-2 0-8 12-9 5 0 13 4 13 9l-6 2c-1-7-9-6-11-4q-2 0-1 2c0 5 7 3 11 5s8 2 8 9c0 7-8 9-14 9M123 1c-1 0-9-1-9-9s8-8 18-10q2 1 2-2l-1-4c-2-3-7 0-8 0q-3 1-3 4l-7-2c2-8 12-9 15-9 13 0 11 12 11 14v5l1 12h-6l-1-8h-1c-1 3-4 9-11 9M126-5c5 0 4-1 6-3q2-1 2-3v-4l-10 2q-4 3-3 4 0 3 5 4M155 0h-7v-30h7ZM152-34q-4 0-4-4c0-5 0-3 4-4s5 4 5 4c0 1-2 4-5 4M176 1c-3 0-14 0-15-16-1-5 1-5 4-11 7-7 18-5 22 0l2 4-7 3q1-5-6-6-5 1-7 6c-2 13 2 13 7 14s7-5 7-6l7 1q-1 8-9 10ZM225 1c-17 0-20-14-19-19 0-22 17-22 24-20s8 6 9 11l-7 3q0-8-9-9c-3 0-8 4-9 8 0 2-4 20 11 20 4 0 4-1 7-5l1-5 7 2c0 12-11 14-15 14M252 0h-7v-41h7ZM267 0h-7v-30h7ZM263-34c-4 0-4-4-4-4q-1-4 4-4 2-1 4 1 2 1 0 5-1 2-4 2M281 0h-7v-30h6v10h1c2-9 5-10 10-11 11 0 11 11 11 15v16h-7v-15c0-2-1-10-6-9-6 0-8 7-8 11ZM316 0h-7v-30h7ZM312-34c-4 0-4-4-4-4q0-4 4-4 2-1 4 1 3 1 0 5-1 2-4 2M337 1c-14 0-18-12-14-22 3-11 16-10 20-8q6 4 6 7l-6 3c-1-5-3-5-7-6-2-1-7 2-7 10s3 9 8 10c3 2 3-1 6-3q1-1 1-3l6 1c0 3-2 11-13 11M366 1c-1 0-10-1-12-5q-1-2-1-4l5-2c1 6 10 7 13 4q1 0 1-2c0-2 0-2-2-3-3-2-6 0-9-2l-4-2c-7-5-3-11-3-12 4-4 14-4 18-3q6 3 7 8l-7 2q1-4-7-5s-7 0-5 3c1 5 3 2 15 7q5 2 4 7c0 7-9 9-13 9',
  },
};

/** Height of the sign, and of the whole; the name begins after a gap. */
const HEIGHT = 24;
const NAME_AT = 32;
/** Baseline that puts capitals 13 px high in the middle. */
const BASELINE = 18.5;
/** Font size at which capitals of the text face are 13 px high. */
const FONT_SIZE = 18;

/**
 * One client's logo: a drawn sign and the name, outlined in a face of its own (S1 section 3). A name without an outline is set in
 * the face of headings.
 */
export function ClientLogo({ client }: { client: Client | Pick<Client, 'name'> }) {
  const { name } = client;
  const mark = wordMarks[name];
  if (!mark || !('logo' in client)) return <span className={styles.name}>{name}</span>;
  const { logo, isOutlined, widthClass } = client;
  return (
    <span className={`${styles.root} ${styles[widthClass]}`}>
      <svg
        className={styles.logo}
        viewBox={`0 0 ${Math.ceil(NAME_AT + mark.width * UNIT)} ${HEIGHT}`}
        aria-hidden="true"
      >
        <path className={isOutlined ? styles.outlined : ''} fillRule="evenodd" d={logo} />
        {'path' in mark ? (
          <path transform={`translate(${NAME_AT} ${BASELINE}) scale(${UNIT})`} d={mark.path} />
        ) : (
          <text
            className={mark.isHeading && styles.heading}
            x={NAME_AT}
            y={BASELINE}
            textLength={Math.round(mark.width * UNIT)}
            fontSize={FONT_SIZE}
          >
            {mark.text}
          </text>
        )}
      </svg>
      <span className={unseen.unseen}>{name}</span>
    </span>
  );
}
