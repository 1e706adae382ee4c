import type { NewsOwner } from './news.ts';

/** The topic of the push stream that carries the news of an owner. */
export const newsTopic = ({ kind, id }: NewsOwner) => `${kind}:${id}`;
