import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import type { Report } from '../report.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** One problem of a Polygon archive. */
export interface PolygonPackage {
  /** The files of the problem, paths as its description names them. */
  files: Archive;
  /** Where they lie in the archive, with a slash, or nothing. */
  root: string;
  xml: XmlElement;
  report: Report;
}

/** A file that the description names, written on Windows or not. */
export const fileAt = ({ files }: PolygonPackage, path: string | null): ArchiveEntry | null =>
  path === null ? null : files.find(path.replaceAll('\\', '/').replace(/^\.?\//, ''));
