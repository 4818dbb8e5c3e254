import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import en from '@/messages/en.json'

/**
 * Files that choose a key by a value, with the files whose words (strings, names of properties) that value is one of. A call with
 * anything but a literal key in a file that is not listed here fails the test.
 */
const chosen: Record<string, readonly string[]> = {
  'app/[locale]/(site)/payment-notification/page.tsx': ['app/[locale]/(site)/payment-notification/page.tsx'],
  'app/[locale]/(site)/thank-you/page.tsx': ['app/[locale]/(site)/thank-you/page.tsx'],
  'app/[locale]/(site)/blog/[slug]/page.tsx': ['lib/posts/fields.ts'],
  'components/posts/list-page.tsx': ['lib/posts/fields.ts'],
  'components/posts/post-list.tsx': ['lib/posts/fields.ts'],
  'components/posts/post-meta.tsx': ['lib/posts/fields.ts'],
  'components/posts/labels.ts': ['lib/posts/fields.ts'],
  'app/[locale]/(site)/biblical-counselling/[level]/level-steps.tsx': [
    'app/[locale]/(site)/biblical-counselling/[level]/level-steps.tsx',
  ],
  'app/[locale]/(site)/biblical-counselling/[level]/module-list.tsx': ['lib/content/courses.ts'],
  'components/site/footer.tsx': ['components/site/footer.tsx', 'components/site/social-icons.tsx'],
  'components/site/header.tsx': ['components/site/links.ts'],
  'components/posts/admin/editor/difference-view.tsx': ['lib/posts/form.ts', 'lib/posts/fields.ts'],
  'components/posts/admin/editor/picture-card.tsx': ['lib/images/picture.ts'],
  'components/posts/admin/editor/post-editor.tsx': ['lib/posts/form.ts'],
  'components/posts/admin/editor/publishing-fields.tsx': ['lib/posts/fields.ts'],
  'components/posts/admin/editor/save-notice.tsx': ['lib/posts/form.ts'],
  'components/posts/admin/editor/toolbar.tsx': ['components/posts/admin/editor/toolbar.tsx'],
  'components/posts/admin/bin-notice.tsx': ['lib/posts/actions.ts'],
  'components/posts/admin/blog-admin.tsx': ['lib/posts/form.ts'],
  'components/posts/admin/post-filters.tsx': [
    'lib/posts/list-params.ts',
    'lib/posts/fields.ts',
    'lib/i18n/routing.ts',
  ],
  'components/posts/admin/post-rows.tsx': ['lib/posts/fields.ts'],
  'app/[locale]/admin/(sign-in)/login/page.tsx': ['lib/staff/sign-in-path.ts'],
  'components/staff/login-form.tsx': ['lib/staff/schema.ts'],
  'components/staff/password-link-form.tsx': ['lib/staff/schema.ts'],
  'components/staff/change-password-form.tsx': ['lib/staff/schema.ts', 'lib/staff/password.ts'],
  'components/staff/new-password-form.tsx': ['lib/staff/schema.ts', 'lib/staff/password.ts'],
  'components/staff/staff-bar.tsx': ['components/staff/staff-bar.tsx'],
  'components/posts/admin/view-nav.tsx': ['components/posts/admin/view-nav.tsx'],
  'lib/leads/export.ts': ['lib/leads/admin-form.ts'],
  'components/leads/lead-form-texts.ts': ['lib/leads/form.ts'],
  'lib/feeds/feed.ts': ['lib/posts/fields.ts'],
  'lib/share/pages.ts': ['lib/posts/fields.ts'],
  'lib/share/queries.ts': ['lib/posts/fields.ts'],
  // The pages themselves name the texts of their heads, so their calls are read as uses (`heads`).
  'lib/seo/page-meta.ts': [],
}

/** The functions whose first argument names the title and description of a page. */
const heads = ['pageMeta', 'unlistedMetadata']
const makers = ['useTranslations', 'getTranslations']

type Tree = { readonly [key: string]: string | Tree }

function keysOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}

const known = keysOf(en)

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
}

/** What may come out of an expression, as a pattern: its own words, and anything where a value comes in. */
function patternOf(node: ts.Expression): string {
  const plain = (text: string) => text.replaceAll('.', '\\.')
  if (ts.isStringLiteralLike(node)) return plain(node.text)
  if (!ts.isTemplateExpression(node)) return '(.+)'
  return plain(node.head.text) + node.templateSpans.map((span) => `(.+)${plain(span.literal.text)}`).join('')
}

function wordsOf(files: readonly string[]): Set<string> {
  const words = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) words.add(node.text)
    if (ts.isPropertyAssignment(node)) words.add(node.name.getText())
    ts.forEachChild(node, visit)
  }
  for (const file of files) visit(parsed(file))
  return words
}

/** The namespace of `useTranslations('…')` or `await getTranslations('…')`; nothing for anything else. */
function namespaceOf(node: ts.Expression | undefined): string | undefined {
  const call = node && ts.isAwaitExpression(node) ? node.expression : node
  if (!call || !ts.isCallExpression(call) || !makers.includes(call.expression.getText())) return undefined
  const [namespace] = call.arguments
  return namespace && ts.isStringLiteralLike(namespace) ? namespace.text : undefined
}

/** The translators that a declaration makes: `const t = …`, or `const [locale, t] = await Promise.all([…])`. */
function translatorsOf({ name, initializer }: ts.VariableDeclaration): [string, string][] {
  if (ts.isIdentifier(name)) {
    const namespace = namespaceOf(initializer)
    return namespace ? [[name.text, namespace]] : []
  }
  const all = initializer && ts.isAwaitExpression(initializer) ? initializer.expression : undefined
  const list = all && ts.isCallExpression(all) ? all.arguments[0] : undefined
  if (!ts.isArrayBindingPattern(name) || !list || !ts.isArrayLiteralExpression(list)) return []
  return name.elements.flatMap((element, place): [string, string][] => {
    const namespace = namespaceOf(list.elements[place])
    return namespace && ts.isBindingElement(element) ? [[element.name.getText(), namespace]] : []
  })
}

/** The keys that a file uses; and the calls in it that choose a key by a value, where the file is not listed. */
function usesOf(file: string): { used: string[]; unknown: string[] } {
  const used: string[] = []
  const unknown: string[] = []
  const note = (before: string, key: ts.Expression) => {
    const pattern = new RegExp(`^${before}${patternOf(key)}$`)
    const words = ts.isStringLiteralLike(key) ? null : chosen[file] && wordsOf(chosen[file])
    if (words === undefined) unknown.push(`${file}: ${key.getText()}`)
    else
      used.push(
        ...known.filter((name) => {
          const match = pattern.exec(name)
          return match && (!words || match.slice(1).every((part) => words.has(part)))
        }),
      )
  }
  const visit = (node: ts.Node, outer: ReadonlyMap<string, string>) => {
    let scope = outer
    if (ts.isBlock(node) || ts.isSourceFile(node)) {
      const made = node.statements
        .filter(ts.isVariableStatement)
        .flatMap((statement) => statement.declarationList.declarations.flatMap(translatorsOf))
      scope = new Map([...outer, ...made])
    }
    if (ts.isCallExpression(node)) {
      const target = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.expression
        : node.expression
      const namespace = scope.get(target.getText())
      const [key] = node.arguments
      if (key && namespace) note(`${namespace}\\.`, key)
      // A translator of all messages, handed on: `t` in no namespace, or `words.t`.
      else if (key && /(^|\.)t$/.test(node.expression.getText())) note('', key)
      if (key && heads.includes(target.getText())) {
        const page = new RegExp(`^Meta\\.${patternOf(key)}\\.(title|description)$`)
        used.push(...known.filter((name) => page.test(name)))
      }
    }
    ts.forEachChild(node, (child) => visit(child, scope))
  }
  visit(parsed(file), new Map())
  return { used, unknown }
}

const files = ['app', 'components', 'lib'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name).replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)),
)
const uses = files.map(usesOf)

test('each key that is chosen by a value is known to this test', () => {
  expect(uses.flatMap(({ unknown }) => unknown)).toEqual([])
})

test('no key is unused', () => {
  const used = new Set(uses.flatMap((use) => use.used))
  expect(known.filter((key) => !used.has(key))).toEqual([])
})
