/** The pages that are measured, and where a visitor comes to each of them from. Node's own modules only. */

/** The path in each language, and the page whose link leads there. */
const PAGES = {
  home: { en: '/', af: '/af', from: 'courses' },
  landing: { en: '/landing', af: '/af/landing', from: 'home' },
  courses: { en: '/courses', af: '/af/courses', from: 'home' },
  level: { en: '/biblical-counselling/level-1', af: '/af/biblical-counselling/level-1', from: 'courses' },
  blog: { en: '/blog', af: '/af/blog', from: 'home' },
  // Each in the language in which it is written.
  post: {
    en: '/blog/studying-by-distance-as-an-adult-an-honest-week',
    af: '/af/blog/luister-voor-jy-raad-gee',
    from: 'blog',
  },
}
const LANGUAGES = ['en', 'af']

/** The names of a list with commas. @throws Error with a sentence where one is not known */
function chosen(list, known, option) {
  if (list === undefined) return known
  const names = list.split(',')
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `${option} takes ${known.join(', ')}, with commas between them; "${unknown}" is none of them.`,
    )
  return names
}

/**
 * The pages of a run.
 * @param {string} [names] some of them, with commas between
 * @param {string} [languages] likewise
 * @returns for each its `name`, its `label` with the language, that `language`, its `path`, and the path that a link
 * leads there `from`
 * @throws Error with a sentence where a name is not known
 */
export function pagesOf(names, languages) {
  const wanted = chosen(names, Object.keys(PAGES), '--pages')
  return chosen(languages, LANGUAGES, '--language').flatMap((language) =>
    wanted.map((name) => ({
      name,
      label: `${name}, ${language}`,
      language,
      path: PAGES[name][language],
      from: PAGES[PAGES[name].from][language],
    })),
  )
}
