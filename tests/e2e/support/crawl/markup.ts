import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const config: ConfigData = {
  root: true,
  elements: [
    'html5',
    {
      // React writes action="" where an action of the server takes the form: to a browser it is this very address.
      form: { attributes: { action: { enum: [/^.*$/] } } },
      // The HTML Standard takes `imagesrcset` in place of an address: so React preloads a picture in several widths.
      link: { attributes: { href: { required: false } } },
      // GFM's own form of a column's side. The policy of the pages lets no style through, and feeds have no classes.
      td: { attributes: { align: { deprecated: false, enum: ['left', 'center', 'right'] } } },
      th: { attributes: { align: { deprecated: false, enum: ['left', 'center', 'right'] } } },
    },
  ],
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes these so: <br/>, async="", charSet, crossorigin="". To a browser it is the same.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // Our own files come with the page, from the same build; a hash is for files of others.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React's ids of what comes later are S:0 and _R_, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // ARIA lets a list have a name; the rule's own default lets only controls and landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A dialog in the header begins with an <h2>, below the heading of its page, which comes later. A page that comes in
    // parts has one <h1> while it waits and one that takes its place: the end-to-end tests check what is visible.
    'heading-level': ['error', { sectioningRoots: [], minInitialRank: 'h2', allowMultipleH1: true }],
    // The menu and the contents of a post stand in two forms, for small and for large screens, of which one is shown:
    // only in a browser is there anything to say about it, and there axe does (landmark-unique).
    'unique-landmark': 'off',
    // With very large letters a number is wider than a phone, and must break.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

/** The errors that html-validate finds in the HTML of a page as the server sends it: rule, message and selector. */
export async function markupErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector})`),
  )
}
