type Place = 'localStorage' | 'sessionStorage';

/** Storage of the browser that may be missing, full or forbidden: reading then answers null and writing does nothing. */
export function readStored(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null, place: Place = 'localStorage'): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, value);
  } catch {
    // Private windows and full disks must not break the page.
  }
}

/** What is kept; nothing where reading is forbidden. */
export function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}
