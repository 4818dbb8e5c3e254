/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { facts } from '@/lib/content/facts'
import messages from '@/messages/af.json'
import { FactList } from './fact-list'
import { Teachers } from './teachers'

const show = (element: ReactElement) =>
  render(
    <NextIntlClientProvider locale="af" messages={messages}>
      {element}
    </NextIntlClientProvider>,
  ).container

test('a fact is shown once the provider has given it, in the language of the page', () => {
  show(
    <FactList
      title="Goed om te weet"
      names={['intake', 'hoursPerWeek']}
      facts={{ intake: { en: 'January', af: 'Januarie' } }}
    />,
  )
  expect(screen.getByRole('term')).toHaveTextContent('Innamedatums')
  expect(screen.getByRole('definition')).toHaveTextContent('Januarie')
  expect(screen.getByRole('heading', { name: 'Goed om te weet' })).toBeInTheDocument()
})

test('teachers are shown with what they do', () => {
  show(<Teachers facts={{ teachers: [{ name: 'A. Voorbeeld', role: { en: 'Lecturer', af: 'Dosent' } }] }} />)
  expect(screen.getByRole('listitem')).toHaveTextContent('A. VoorbeeldDosent')
})

test('where no fact is given there is nothing, not even a heading', () => {
  expect(facts).toEqual({})
  expect(show(<FactList title="Goed om te weet" names={['intake']} />)).toBeEmptyDOMElement()
  expect(show(<Teachers />)).toBeEmptyDOMElement()
})
