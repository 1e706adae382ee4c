import { idsOf } from '../../platform/db/notifications.queries.ts';
import type { Notifications } from '../../platform/db/notifications.ts';

/** How often ranks were said to have changed, by the ids of their owners: what those who look at one are told by. */
export class RankChanges {
  readonly #changes = new Map<number, number>();
  #lost = 0;

  /** @param channel on which nodes say the ids */
  constructor(notifications: Pick<Notifications, 'listen'>, channel: string) {
    notifications.listen(channel, (payload) => {
      // after a lost connection any may have changed
      if (payload === null) this.#lost += 1;
      else for (const id of idsOf(payload).ids) this.#changes.set(id, (this.#changes.get(id) ?? 0) + 1);
    });
  }

  version(id: number): string {
    return `${this.#lost}.${this.#changes.get(id) ?? 0}`;
  }
}
