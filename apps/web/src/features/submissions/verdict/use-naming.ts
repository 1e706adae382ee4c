import { useEffect, useState } from 'react';

type Naming = typeof import('./why-failed.ts');

let here: Naming | null = null;
/** What names causes compares outputs and knows what programs die of: it comes beside the page, not before it. */
const coming = import('./why-failed.ts').then((module) => {
  here = module;
});
// without it the verdict is told by its meaning alone
coming.catch(() => undefined);

/** What names causes, once it is here. */
export function useNaming(): Naming | null {
  const [naming, setNaming] = useState(here);
  useEffect(() => {
    let isShown = true;
    void coming.then(
      () => isShown && setNaming(here),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return naming;
}
