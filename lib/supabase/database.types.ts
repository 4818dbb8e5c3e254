// Made from the migrations by `npm run types`; not for editing.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      blog_posts: {
        Row: {
          author_id: string | null
          content: string
          created_at: string
          excerpt: string | null
          featured_image: string | null
          id: string
          slug: string
          status: string
          title: string
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          content: string
          created_at?: string
          excerpt?: string | null
          featured_image?: string | null
          id?: string
          slug: string
          status?: string
          title: string
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          content?: string
          created_at?: string
          excerpt?: string | null
          featured_image?: string | null
          id?: string
          slug?: string
          status?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      landing_form_submissions: {
        Row: {
          created_at: string
          email: string
          first_name: string
          id: string
          phone: string
          source: string
          surname: string
        }
        Insert: {
          created_at?: string
          email: string
          first_name: string
          id?: string
          phone: string
          source?: string
          surname: string
        }
        Update: {
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          phone?: string
          source?: string
          surname?: string
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          asked_at: string
          created_at: string
          email: string
          id: string
          language: string
        }
        Insert: {
          asked_at?: string
          created_at?: string
          email: string
          id?: string
          language: string
        }
        Update: {
          asked_at?: string
          created_at?: string
          email?: string
          id?: string
          language?: string
        }
        Relationships: []
      }
      payments: {
        Row: {
          amount_gross: number
          created_at: string
          id: string
          status: string
        }
        Insert: {
          amount_gross: number
          created_at?: string
          id?: string
          status?: string
        }
        Update: {
          amount_gross?: number
          created_at?: string
          id?: string
          status?: string
        }
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          role?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      begin_sign_in: {
        Args: { account_key: string; address_key?: string }
        Returns: number
      }
      end_sign_in: {
        Args: never
        Returns: undefined
      }
      lead_figures: {
        Args: never
        Returns: { total: number; enrolled: number; sources: number; new_today: number }[]
      }
      payment_status: {
        Args: { payment_id: string }
        Returns: { id: string; status: string; amount_gross: number }[]
      }
      search_posts: {
        Args: { page_offset: number; page_size: number; query: string }
        Returns: { title: string; slug: string; excerpt: string; featured_image: string; created_at: string; total: number }[]
      }
      staff_accounts: {
        Args: never
        Returns: { email: string; role: string; created_at: string }[]
      }
      staff_add: {
        Args: { account_email: string; account_role: string }
        Returns: boolean
      }
      staff_remove: {
        Args: { account_email: string }
        Returns: boolean
      }
      subscribe_to_newsletter: {
        Args: { address: string; page_language: string }
        Returns: undefined
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
