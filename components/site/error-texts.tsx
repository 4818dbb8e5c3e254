'use client'

import { type ReactNode, createContext, useContext } from 'react'

/** The words of the error page, which is rendered in the browser and cannot ask the server for them any more. */
export interface ErrorTexts {
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly home: string
}

const Context = createContext<ErrorTexts | null>(null)

export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>
}

/** @throws Error outside the root layout. */
export function useErrorTexts(): ErrorTexts {
  const texts = useContext(Context)
  if (!texts) throw new Error('ErrorTextsProvider is missing')
  return texts
}
