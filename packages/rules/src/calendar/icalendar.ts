/** One entry of a calendar. */
export interface CalendarEvent {
  /** The same for ever, whatever else changes. */
  uid: string;
  /** How often it was changed: calendars take the higher one. */
  sequence: number;
  changedAt: Date;
  startsAt: Date;
  endsAt: Date;
  title: string;
  url: string;
}

const LINE_OCTETS = 75;

const stamp = (at: Date) => `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** A TEXT value (RFC 5545 §3.3.11). */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n|\r/g, '\\n');

/** A URI value: what would end the line is written as a browser would send it. */
const uri = (url: string) => url.replaceAll(/[\s\p{Cc}]/gu, encodeURIComponent);

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Cuts a line so that none is longer than 75 octets and no character is torn (RFC 5545 §3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const more = octets(character);
    if (size + more > LINE_OCTETS) {
      parts.push(part);
      // what goes on begins with a space, which counts
      part = '';
      size = 1;
    }
    part += character;
    size += more;
  }
  return [...parts, part].join('\r\n ');
}

const linesOf = ({ uid, sequence, changedAt, startsAt, endsAt, title, url }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${stamp(changedAt)}`,
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SUMMARY:${escaped(title)}`,
  `URL:${uri(url)}`,
  'END:VEVENT',
];

/** A calendar as text (RFC 5545), all times in UTC. @param name what the calendar is called where it is subscribed to */
export const icalendar = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Assay//Assay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
