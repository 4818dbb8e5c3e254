/** @jest-environment jsdom */
import { useLayoutEffect } from 'react'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { BelowTheFold } from './below-the-fold'

/** A page that records its content at each React commit. */
function Page({ shown }: { shown: string[] }) {
  return (
    <main>
      first screen
      <BelowTheFold>
        <Part shown={shown} />
      </BelowTheFold>
      <Note shown={shown} />
    </main>
  )
}

function Part({ shown }: { shown: string[] }) {
  useLayoutEffect(() => void shown.push('whole'), [shown])
  return <p>the rest</p>
}

function Note({ shown }: { shown: string[] }) {
  useLayoutEffect(() => void shown.push(document.querySelector('p') ? 'whole' : 'first screen'), [shown])
  return null
}

test('a page opened by a link shows its first screen, then the rest', () => {
  const shown: string[] = []
  render(<Page shown={shown} />)
  expect(shown).toEqual(['first screen', 'whole'])
})

test('a page opened by Back is whole at once, so that the browser can scroll', () => {
  const shown: string[] = []
  window.addEventListener('popstate', () => render(<Page shown={shown} />), { once: true })
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(shown).toEqual(['whole', 'whole'])
})

test('a document is whole from the start, and stays so during hydration', () => {
  const shown: string[] = []
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Page shown={shown} />)
  const part = place.querySelector('p')
  expect(part).toHaveTextContent('the rest')
  act(() => void hydrateRoot(place, <Page shown={shown} />))
  expect(place.querySelector('p')).toBe(part)
  expect(shown).toEqual(['whole', 'whole'])
})
