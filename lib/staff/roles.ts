/** The roles of staff. Postgres decides what each may do (`private.has_role`); menus, pages and actions ask here. */
export const staffRoles = ['admin', 'office', 'editor'] as const

export type StaffRole = (typeof staffRoles)[number]

/** Whether a role may do what is for `needed`; admins may do everything. */
export const hasRightsOf = (role: StaffRole, needed: StaffRole) => role === 'admin' || role === needed
