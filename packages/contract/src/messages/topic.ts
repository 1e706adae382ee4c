/** The topic of the push stream that carries what concerns one person. */
export const userTopic = (uid: number) => `user:${uid}`;
