/** Contest and task of a key. */
export const placeOf = (key: string) => {
  const [contest, task] = key.split('/') as [string, string];
  return { contest, task };
};

/** Whether an address is that of the page to log in, where who is not logged in is sent. */
export const isLogIn = (address: string): boolean => new URL(address).pathname === '/login';
