import { useText } from '../../lib/text.ts';
import { TEXT } from './text.ts';

interface RequirementProps {
  /** Of the section whose problems are asked for. */
  title: string;
  solved: number;
  needed: number;
}

/** What is still to be solved before a section opens. */
export function Requirement({ title, solved, needed }: RequirementProps) {
  const t = useText(TEXT);
  return <small>{t('opensBy', { title, missing: needed - solved, solved, needed })}</small>;
}
