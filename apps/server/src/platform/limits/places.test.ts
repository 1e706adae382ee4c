import { expect, test } from 'vitest';
import { createPlaces, type PlaceTaker } from './places.ts';

const LIMITS = { total: 10, reserved: 3, perUser: 2, perAddress: 4 };
const visitor = (address: string): PlaceTaker => ({ uid: null, address, isStaff: false });
const person = (uid: number, address = `home ${uid}`): PlaceTaker => ({ uid, address, isStaff: false });
const staff = (uid: number): PlaceTaker => ({ uid, address: 'office', isStaff: true });

const takeMany = (places: ReturnType<typeof createPlaces>, takers: PlaceTaker[]) =>
  takers.filter((taker) => places.take(taker) !== null).length;

test('one address and one person get a few, whoever they say they are', () => {
  const places = createPlaces(LIMITS);
  expect(takeMany(places, Array(9).fill(visitor('a')))).toBe(4);
  expect(takeMany(places, [person(1, 'a')])).toBe(0);
  expect(takeMany(places, Array(9).fill(person(2)))).toBe(2);
});

test('what everybody else takes leaves the reserve to staff, and one of the staff does not take all of it', () => {
  const places = createPlaces(LIMITS);
  expect(
    takeMany(
      places,
      Array.from({ length: 20 }, (_, at) => visitor(`address ${at}`)),
    ),
  ).toBe(7);
  expect(takeMany(places, Array(9).fill(staff(1)))).toBe(2);
  expect(takeMany(places, Array(9).fill(staff(2)))).toBe(1);
});

test('a place that is given back, once or twice, is free once', () => {
  const places = createPlaces({ ...LIMITS, perAddress: 1 });
  const giveBack = places.take(visitor('a'))!;
  giveBack();
  giveBack();
  expect(takeMany(places, [visitor('a'), visitor('a')])).toBe(1);
});
