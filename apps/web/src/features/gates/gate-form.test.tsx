import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GateForm } from './gate-form.tsx';

function show(onEnter: (secret: string) => Promise<unknown>) {
  const words = { hint: 'Secret', label: 'Password', empty: 'Type it', action: 'Enter' };
  render(
    <MantineProvider>
      <GateForm {...words} onEnter={onEnter} />
    </MantineProvider>,
  );
  return { person: userEvent.setup(), field: screen.getByLabelText('Password') };
}

it('asks for a password, tells a wrong one at the field and hands over what was typed without blanks around', async () => {
  const given: string[] = [];
  const { person, field } = show(async (secret) => {
    given.push(secret);
    if (secret !== 'open') throw new Error('It is wrong');
  });
  const enter = screen.getByRole('button', { name: 'Enter' });
  await person.type(field, '  ');
  await person.click(enter);
  expect(screen.getByText('Type it')).toBeTruthy();
  expect(given).toEqual([]);
  await person.type(field, 'closed');
  expect(screen.queryByText('Type it')).toBeNull();
  await person.click(enter);
  expect(await screen.findByText('It is wrong')).toBeTruthy();
  await person.clear(field);
  await person.type(field, ' open ');
  await person.click(enter);
  expect(given).toEqual(['closed', 'open']);
  expect(screen.queryByText('It is wrong')).toBeNull();
});
