// Made from the migrations by `node scripts/types.mjs`; not for editing.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      bank_imports: {
        Row: {
          account: string
          added: number
          id: string
          lines: number
          made_at: string
          made_by: string
          mapping: Json | null
        }
        Insert: {
          account: string
          added?: number
          id: string
          lines: number
          made_at?: string
          made_by?: string
          mapping?: Json | null
        }
        Update: {
          account?: string
          added?: number
          id?: string
          lines?: number
          made_at?: string
          made_by?: string
          mapping?: Json | null
        }
        Relationships: []
      }
      bank_lines: {
        Row: {
          account: string
          amount: (number | string)
          bank_id: string | null
          created_at: string
          day: string
          decided_at: string | null
          decided_by: string | null
          entry_id: number | null
          id: number
          import_id: string
          key: string
          place: number
          reason: string | null
          state: string
          text: string
        }
        Insert: {
          account: string
          amount: (number | string)
          bank_id?: string | null
          created_at?: string
          day: string
          decided_at?: string | null
          decided_by?: string | null
          entry_id?: number | null
          id: number
          import_id: string
          key?: never
          place: number
          reason?: string | null
          state?: string
          text: string
        }
        Update: {
          account?: string
          amount?: (number | string)
          bank_id?: string | null
          created_at?: string
          day?: string
          decided_at?: string | null
          decided_by?: string | null
          entry_id?: number | null
          id?: number
          import_id?: string
          key?: never
          place?: number
          reason?: string | null
          state?: string
          text?: string
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          author_id: string | null
          author_name: string | null
          author_role: string | null
          category: string | null
          content: string
          created_at: string
          deleted_at: string | null
          excerpt: string | null
          featured_image: string | null
          featured_image_alt: string | null
          id: string
          is_sensitive: boolean
          language: string
          published_at: string | null
          search_description: string | null
          search_title: string | null
          slug: string
          status: string
          title: string
          translation_id: string | null
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          author_id?: string | null
          author_name?: string | null
          author_role?: string | null
          category?: string | null
          content: string
          created_at?: string
          deleted_at?: string | null
          excerpt?: string | null
          featured_image?: string | null
          featured_image_alt?: string | null
          id?: string
          is_sensitive?: boolean
          language?: string
          published_at?: string | null
          search_description?: string | null
          search_title?: string | null
          slug: string
          status?: string
          title: string
          translation_id?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          author_id?: string | null
          author_name?: string | null
          author_role?: string | null
          category?: string | null
          content?: string
          created_at?: string
          deleted_at?: string | null
          excerpt?: string | null
          featured_image?: string | null
          featured_image_alt?: string | null
          id?: string
          is_sensitive?: boolean
          language?: string
          published_at?: string | null
          search_description?: string | null
          search_title?: string | null
          slug?: string
          status?: string
          title?: string
          translation_id?: string | null
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: []
      }
      content_bank_proposals: {
        Row: {
          base_version: number
          decided_at: string | null
          decided_by: string | null
          document: Json
          id: string
          live_from: string | null
          proposed_at: string
          proposed_by: string
          proposed_name: string
          state: string
          version: number | null
        }
        Insert: {
          base_version: number
          decided_at?: string | null
          decided_by?: string | null
          document: Json
          id?: string
          live_from?: string | null
          proposed_at?: string
          proposed_by?: string
          proposed_name?: string
          state?: string
          version?: number | null
        }
        Update: {
          base_version?: number
          decided_at?: string | null
          decided_by?: string | null
          document?: Json
          id?: string
          live_from?: string | null
          proposed_at?: string
          proposed_by?: string
          proposed_name?: string
          state?: string
          version?: number | null
        }
        Relationships: []
      }
      content_drafts: {
        Row: {
          based_on: number
          document: Json
          key: string
          revision: number
          saved_at: string
          saved_by: string
        }
        Insert: {
          based_on?: number
          document: Json
          key: string
          revision?: number
          saved_at?: string
          saved_by?: string
        }
        Update: {
          based_on?: number
          document?: Json
          key?: string
          revision?: number
          saved_at?: string
          saved_by?: string
        }
        Relationships: []
      }
      content_previews: {
        Row: {
          as_of: string | null
          created_at: string
          created_by: string
          expires_at: string
          id: string
        }
        Insert: {
          as_of?: string | null
          created_at?: string
          created_by?: string
          expires_at?: string
          id?: string
        }
        Update: {
          as_of?: string | null
          created_at?: string
          created_by?: string
          expires_at?: string
          id?: string
        }
        Relationships: []
      }
      content_versions: {
        Row: {
          base_version: number
          document: Json
          key: string
          live_from: string
          made_at: string
          made_by: string
          version: number
        }
        Insert: {
          base_version?: number
          document: Json
          key: string
          live_from?: string
          made_at?: string
          made_by?: string
          version: number
        }
        Update: {
          base_version?: number
          document?: Json
          key?: string
          live_from?: string
          made_at?: string
          made_by?: string
          version?: number
        }
        Relationships: []
      }
      enrolment_events: {
        Row: {
          actor: string
          after: string | null
          before: string | null
          created_at: string
          enrolment_id: string
          id: string
          kind: string
          on_day: string
          owed: (number | string) | null
          reason: string | null
        }
        Insert: {
          actor?: string
          after?: string | null
          before?: string | null
          created_at?: string
          enrolment_id: string
          id: string
          kind: string
          on_day: string
          owed?: (number | string) | null
          reason?: string | null
        }
        Update: {
          actor?: string
          after?: string | null
          before?: string | null
          created_at?: string
          enrolment_id?: string
          id?: string
          kind?: string
          on_day?: string
          owed?: (number | string) | null
          reason?: string | null
        }
        Relationships: []
      }
      enrolments: {
        Row: {
          created_at: string
          created_by: string
          fee: (number | string)
          id: string
          intake: string
          language: string
          lead_id: string | null
          level: number
          plan_id: string | null
          state: string
          state_on: string
          state_reason: string | null
          student_number: string | null
        }
        Insert: {
          created_at?: string
          created_by?: string
          fee?: (number | string)
          id?: string
          intake: string
          language: string
          lead_id?: string | null
          level: number
          plan_id?: string | null
          state?: string
          state_on?: string
          state_reason?: string | null
          student_number?: string | null
        }
        Update: {
          created_at?: string
          created_by?: string
          fee?: (number | string)
          id?: string
          intake?: string
          language?: string
          lead_id?: string | null
          level?: number
          plan_id?: string | null
          state?: string
          state_on?: string
          state_reason?: string | null
          student_number?: string | null
        }
        Relationships: []
      }
      landing_form_submissions: {
        Row: {
          channel: string | null
          created_at: string
          email: string | null
          entered_by: string | null
          first_name: string
          held: boolean
          id: string
          interest: number | null
          language: string
          lead_address: string
          lead_id: string | null
          message: string | null
          page: string | null
          phone: string | null
          referrer: string | null
          search_key: string
          source: string
          spam_reason: string | null
          surname: string
          traffic_source: string
          utm_campaign: string | null
          utm_content: string | null
          utm_medium: string | null
          utm_source: string | null
          utm_term: string | null
        }
        Insert: {
          channel?: string | null
          created_at?: string
          email?: string | null
          entered_by?: string | null
          first_name: string
          held?: boolean
          id?: string
          interest?: number | null
          language?: string
          lead_address?: never
          lead_id?: string | null
          message?: string | null
          page?: string | null
          phone?: string | null
          referrer?: string | null
          search_key?: never
          source?: string
          spam_reason?: string | null
          surname: string
          traffic_source?: never
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          utm_term?: string | null
        }
        Update: {
          channel?: string | null
          created_at?: string
          email?: string | null
          entered_by?: string | null
          first_name?: string
          held?: boolean
          id?: string
          interest?: number | null
          language?: string
          lead_address?: never
          lead_id?: string | null
          message?: string | null
          page?: string | null
          phone?: string | null
          referrer?: string | null
          search_key?: never
          source?: string
          spam_reason?: string | null
          surname?: string
          traffic_source?: never
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          utm_term?: string | null
        }
        Relationships: []
      }
      lead_events: {
        Row: {
          actor: string
          after: string | null
          before: string | null
          created_at: string
          id: string
          kind: string
          lead_id: string
          note: string | null
          origin_id: string | null
          other_id: string | null
        }
        Insert: {
          actor?: string
          after?: string | null
          before?: string | null
          created_at?: string
          id?: string
          kind?: string
          lead_id: string
          note?: string | null
          origin_id?: string | null
          other_id?: string | null
        }
        Update: {
          actor?: string
          after?: string | null
          before?: string | null
          created_at?: string
          id?: string
          kind?: string
          lead_id?: string
          note?: string | null
          origin_id?: string | null
          other_id?: string | null
        }
        Relationships: []
      }
      lead_suggestions: {
        Row: {
          created_at: string
          id: string
          lead_id: string
          other_id: string
          state: string
        }
        Insert: {
          created_at?: string
          id?: string
          lead_id: string
          other_id: string
          state?: string
        }
        Update: {
          created_at?: string
          id?: string
          lead_id?: string
          other_id?: string
          state?: string
        }
        Relationships: []
      }
      leads: {
        Row: {
          address: string
          binned_at: string | null
          email: string | null
          first_at: string
          first_name: string
          follow_up_on: string | null
          id: string
          language: string
          last_at: string
          merged_into: string | null
          objected_at: string | null
          owner_id: string | null
          phone: string | null
          search_key: string
          status: string
          submissions: number
          surname: string
          touched_at: string
          traffic_source: string
        }
        Insert: {
          address: string
          binned_at?: string | null
          email?: string | null
          first_at: string
          first_name: string
          follow_up_on?: string | null
          id?: string
          language: string
          last_at: string
          merged_into?: string | null
          objected_at?: string | null
          owner_id?: string | null
          phone?: string | null
          search_key?: never
          status?: string
          submissions?: number
          surname: string
          touched_at?: string
          traffic_source: string
        }
        Update: {
          address?: string
          binned_at?: string | null
          email?: string | null
          first_at?: string
          first_name?: string
          follow_up_on?: string | null
          id?: string
          language?: string
          last_at?: string
          merged_into?: string | null
          objected_at?: string | null
          owner_id?: string | null
          phone?: string | null
          search_key?: never
          status?: string
          submissions?: number
          surname?: string
          touched_at?: string
          traffic_source?: string
        }
        Relationships: []
      }
      mail_messages: {
        Row: {
          account_id: string | null
          attempted_at: string | null
          attempts: number
          created_at: string
          dedupe_key: string
          document_request_id: string | null
          entry_id: number | null
          facts: Json | null
          id: string
          invitation_id: string | null
          issue_id: string | null
          kind: string
          language: string
          last_error: string | null
          next_attempt_at: string
          notification_id: string | null
          payment_id: string | null
          recipient: string
          request_id: string | null
          sent_subject: string | null
          sent_text: string | null
          settled_at: string | null
          state: string
          submission_id: string | null
          subscription_id: string | null
        }
        Insert: {
          account_id?: string | null
          attempted_at?: string | null
          attempts?: number
          created_at?: string
          dedupe_key: string
          document_request_id?: string | null
          entry_id?: number | null
          facts?: Json | null
          id?: string
          invitation_id?: string | null
          issue_id?: string | null
          kind: string
          language: string
          last_error?: string | null
          next_attempt_at?: string
          notification_id?: string | null
          payment_id?: string | null
          recipient: string
          request_id?: string | null
          sent_subject?: string | null
          sent_text?: string | null
          settled_at?: string | null
          state?: string
          submission_id?: string | null
          subscription_id?: string | null
        }
        Update: {
          account_id?: string | null
          attempted_at?: string | null
          attempts?: number
          created_at?: string
          dedupe_key?: string
          document_request_id?: string | null
          entry_id?: number | null
          facts?: Json | null
          id?: string
          invitation_id?: string | null
          issue_id?: string | null
          kind?: string
          language?: string
          last_error?: string | null
          next_attempt_at?: string
          notification_id?: string | null
          payment_id?: string | null
          recipient?: string
          request_id?: string | null
          sent_subject?: string | null
          sent_text?: string | null
          settled_at?: string | null
          state?: string
          submission_id?: string | null
          subscription_id?: string | null
        }
        Relationships: []
      }
      newsletter_issues: {
        Row: {
          created_at: string
          created_by: string
          ended_at: string | null
          frozen: Json | null
          has_more: boolean
          id: string
          parts: Json
          problem: string | null
          queued_to: string | null
          send_at: string | null
          started_at: string | null
          state: string
          updated_at: string
          version: number
        }
        Insert: {
          created_at?: string
          created_by?: string
          ended_at?: string | null
          frozen?: Json | null
          has_more?: boolean
          id?: string
          parts?: Json
          problem?: string | null
          queued_to?: string | null
          send_at?: string | null
          started_at?: string | null
          state?: string
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          created_by?: string
          ended_at?: string | null
          frozen?: Json | null
          has_more?: boolean
          id?: string
          parts?: Json
          problem?: string | null
          queued_to?: string | null
          send_at?: string | null
          started_at?: string | null
          state?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          asked_at: string
          confirmed_at: string | null
          consent_language: string | null
          consent_version: number | null
          created_at: string
          email: string
          ended_at: string | null
          id: string
          language: string
          nonce: string
          page: string | null
          state: string
        }
        Insert: {
          asked_at?: string
          confirmed_at?: string | null
          consent_language?: string | null
          consent_version?: number | null
          created_at?: string
          email: string
          ended_at?: string | null
          id?: string
          language: string
          nonce?: string
          page?: string | null
          state?: string
        }
        Update: {
          asked_at?: string
          confirmed_at?: string | null
          consent_language?: string | null
          consent_version?: number | null
          created_at?: string
          email?: string
          ended_at?: string | null
          id?: string
          language?: string
          nonce?: string
          page?: string | null
          state?: string
        }
        Relationships: []
      }
      payment_credit_notes: {
        Row: {
          entry_id: number
          issued_at: string
          issuer: Json | null
          number: number
          year: number
        }
        Insert: {
          entry_id: number
          issued_at?: string
          issuer?: Json | null
          number: number
          year: number
        }
        Update: {
          entry_id?: number
          issued_at?: string
          issuer?: Json | null
          number?: number
          year?: number
        }
        Relationships: []
      }
      payment_entries: {
        Row: {
          amount: (number | string)
          bank_reference: string | null
          created_at: string
          fee: (number | string) | null
          gateway_payment_id: string | null
          id: number
          kind: string
          note: string | null
          of_entry: number | null
          payment_id: string
          received_on: string
          recorded_by: string
          surplus: boolean
        }
        Insert: {
          amount: (number | string)
          bank_reference?: string | null
          created_at?: string
          fee?: (number | string) | null
          gateway_payment_id?: string | null
          id: number
          kind: string
          note?: string | null
          of_entry?: number | null
          payment_id: string
          received_on: string
          recorded_by?: string
          surplus?: boolean
        }
        Update: {
          amount?: (number | string)
          bank_reference?: string | null
          created_at?: string
          fee?: (number | string) | null
          gateway_payment_id?: string | null
          id?: number
          kind?: string
          note?: string | null
          of_entry?: number | null
          payment_id?: string
          received_on?: string
          recorded_by?: string
          surplus?: boolean
        }
        Relationships: []
      }
      payment_notifications: {
        Row: {
          amount: (number | string) | null
          attempts: number
          body: string
          expected: string[] | null
          fee: (number | string) | null
          gateway_payment_id: string | null
          id: string
          next_attempt_at: string
          payment_id: string | null
          problems: string[]
          received_at: string
          resolved_at: string | null
          resolved_by: string | null
          sender: string
          sender_address: string | null
          settled_at: string | null
          status: string | null
          token: string | null
          verdict: string
        }
        Insert: {
          amount?: (number | string) | null
          attempts?: number
          body: string
          expected?: string[] | null
          fee?: (number | string) | null
          gateway_payment_id?: string | null
          id?: string
          next_attempt_at?: string
          payment_id?: string | null
          problems?: string[]
          received_at?: string
          resolved_at?: string | null
          resolved_by?: string | null
          sender: string
          sender_address?: string | null
          settled_at?: string | null
          status?: string | null
          token?: string | null
          verdict: string
        }
        Update: {
          amount?: (number | string) | null
          attempts?: number
          body?: string
          expected?: string[] | null
          fee?: (number | string) | null
          gateway_payment_id?: string | null
          id?: string
          next_attempt_at?: string
          payment_id?: string | null
          problems?: string[]
          received_at?: string
          resolved_at?: string | null
          resolved_by?: string | null
          sender?: string
          sender_address?: string | null
          settled_at?: string | null
          status?: string | null
          token?: string | null
          verdict?: string
        }
        Relationships: []
      }
      payment_plans: {
        Row: {
          created_at: string
          created_by: string
          ended_at: string | null
          ended_by: string | null
          gateway_token: string | null
          id: string
          instalments: number
          recurring_amount: (number | string)
          way: string
        }
        Insert: {
          created_at?: string
          created_by?: string
          ended_at?: string | null
          ended_by?: string | null
          gateway_token?: string | null
          id?: string
          instalments: number
          recurring_amount: (number | string)
          way: string
        }
        Update: {
          created_at?: string
          created_by?: string
          ended_at?: string | null
          ended_by?: string | null
          gateway_token?: string | null
          id?: string
          instalments?: number
          recurring_amount?: (number | string)
          way?: string
        }
        Relationships: []
      }
      payment_promises: {
        Row: {
          amount: (number | string) | null
          created_at: string
          id: string
          note: string | null
          paid_before: (number | string)
          payment_id: string
          promised_on: string | null
          recorded_by: string
        }
        Insert: {
          amount?: (number | string) | null
          created_at?: string
          id: string
          note?: string | null
          paid_before: (number | string)
          payment_id: string
          promised_on?: string | null
          recorded_by?: string
        }
        Update: {
          amount?: (number | string) | null
          created_at?: string
          id?: string
          note?: string | null
          paid_before?: (number | string)
          payment_id?: string
          promised_on?: string | null
          recorded_by?: string
        }
        Relationships: []
      }
      payment_proofs: {
        Row: {
          created_at: string
          name: string
          payment_id: string | null
        }
        Insert: {
          created_at?: string
          name: string
          payment_id?: string | null
        }
        Update: {
          created_at?: string
          name?: string
          payment_id?: string | null
        }
        Relationships: []
      }
      payment_receipts: {
        Row: {
          issued_at: string
          issuer: Json | null
          number: number
          payment_id: string
          year: number
        }
        Insert: {
          issued_at?: string
          issuer?: Json | null
          number: number
          payment_id: string
          year: number
        }
        Update: {
          issued_at?: string
          issuer?: Json | null
          number?: number
          payment_id?: string
          year?: number
        }
        Relationships: []
      }
      payments: {
        Row: {
          amount_gross: (number | string)
          asked_at: string | null
          asked_by: string | null
          cancelled_at: string | null
          cancelled_by: string | null
          completed_at: string | null
          created_at: string
          created_by: string
          description: string | null
          due_on: string
          email: string | null
          failed_at: string | null
          first_name: string
          id: string
          language: string
          lead_id: string | null
          level: number | null
          link_id: string
          note: string | null
          opened_at: string | null
          phone: string | null
          plan_id: string | null
          purpose: string
          reference: string
          reminded_on: string | null
          status: string
          surname: string
        }
        Insert: {
          amount_gross: (number | string)
          asked_at?: string | null
          asked_by?: string | null
          cancelled_at?: string | null
          cancelled_by?: string | null
          completed_at?: string | null
          created_at?: string
          created_by?: string
          description?: string | null
          due_on: string
          email?: string | null
          failed_at?: string | null
          first_name: string
          id?: string
          language: string
          lead_id?: string | null
          level?: number | null
          link_id?: string
          note?: string | null
          opened_at?: string | null
          phone?: string | null
          plan_id?: string | null
          purpose: string
          reference?: string
          reminded_on?: string | null
          status?: string
          surname: string
        }
        Update: {
          amount_gross?: (number | string)
          asked_at?: string | null
          asked_by?: string | null
          cancelled_at?: string | null
          cancelled_by?: string | null
          completed_at?: string | null
          created_at?: string
          created_by?: string
          description?: string | null
          due_on?: string
          email?: string | null
          failed_at?: string | null
          first_name?: string
          id?: string
          language?: string
          lead_id?: string | null
          level?: number | null
          link_id?: string
          note?: string | null
          opened_at?: string | null
          phone?: string | null
          plan_id?: string | null
          purpose?: string
          reference?: string
          reminded_on?: string | null
          status?: string
          surname?: string
        }
        Relationships: []
      }
      post_drafts: {
        Row: {
          input: Json
          post_id: string
          typed_at: string
          user_id: string
          version: string
        }
        Insert: {
          input: Json
          post_id: string
          typed_at?: string
          user_id?: string
          version: string
        }
        Update: {
          input?: Json
          post_id?: string
          typed_at?: string
          user_id?: string
          version?: string
        }
        Relationships: []
      }
      post_previews: {
        Row: {
          created_at: string
          created_by: string
          expires_at: string
          id: string
          post_id: string
        }
        Insert: {
          created_at?: string
          created_by?: string
          expires_at?: string
          id?: string
          post_id: string
        }
        Update: {
          created_at?: string
          created_by?: string
          expires_at?: string
          id?: string
          post_id?: string
        }
        Relationships: []
      }
      post_redirects: {
        Row: {
          created_at: string
          post_id: string
          slug: string
        }
        Insert: {
          created_at?: string
          post_id: string
          slug: string
        }
        Update: {
          created_at?: string
          post_id?: string
          slug?: string
        }
        Relationships: []
      }
      post_revisions: {
        Row: {
          author_name: string | null
          author_role: string | null
          category: string | null
          content: string
          excerpt: string | null
          featured_image: string | null
          featured_image_alt: string | null
          is_sensitive: boolean
          language: string
          post_id: string
          published_at: string | null
          saved_at: string
          saved_by: string | null
          search_description: string | null
          search_title: string | null
          slug: string
          status: string
          title: string
          version: number
        }
        Insert: {
          author_name?: string | null
          author_role?: string | null
          category?: string | null
          content: string
          excerpt?: string | null
          featured_image?: string | null
          featured_image_alt?: string | null
          is_sensitive: boolean
          language: string
          post_id: string
          published_at?: string | null
          saved_at: string
          saved_by?: string | null
          search_description?: string | null
          search_title?: string | null
          slug: string
          status: string
          title: string
          version: number
        }
        Update: {
          author_name?: string | null
          author_role?: string | null
          category?: string | null
          content?: string
          excerpt?: string | null
          featured_image?: string | null
          featured_image_alt?: string | null
          is_sensitive?: boolean
          language?: string
          post_id?: string
          published_at?: string | null
          saved_at?: string
          saved_by?: string | null
          search_description?: string | null
          search_title?: string | null
          slug?: string
          status?: string
          title?: string
          version?: number
        }
        Relationships: []
      }
      privacy_log: {
        Row: {
          actor: string
          created_at: string
          detail: string | null
          id: string
          kind: string
          rows: number
        }
        Insert: {
          actor?: string
          created_at?: string
          detail?: string | null
          id?: string
          kind: string
          rows: number
        }
        Update: {
          actor?: string
          created_at?: string
          detail?: string | null
          id?: string
          kind?: string
          rows?: number
        }
        Relationships: []
      }
      privacy_requests: {
        Row: {
          answered_by: string | null
          answered_on: string | null
          created_at: string
          due_on: string
          email: string | null
          id: string
          kind: string
          language: string
          message: string | null
          name: string | null
          nonce: string
          note: string | null
          received_on: string
          recorded_by: string
          state: string
        }
        Insert: {
          answered_by?: string | null
          answered_on?: string | null
          created_at?: string
          due_on?: never
          email?: string | null
          id?: string
          kind: string
          language?: string
          message?: string | null
          name?: string | null
          nonce?: string
          note?: string | null
          received_on?: string
          recorded_by?: string
          state?: string
        }
        Update: {
          answered_by?: string | null
          answered_on?: string | null
          created_at?: string
          due_on?: never
          email?: string | null
          id?: string
          kind?: string
          language?: string
          message?: string | null
          name?: string | null
          nonce?: string
          note?: string | null
          received_on?: string
          recorded_by?: string
          state?: string
        }
        Relationships: []
      }
      staff: {
        Row: {
          created_at: string
          factor_reset_at: string | null
          lead_filters: Json
          lead_mail: string
          mail_language: string
          role: string
          role_since: string
          seen_at: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          factor_reset_at?: string | null
          lead_filters?: Json
          lead_mail?: string
          mail_language?: string
          role: string
          role_since?: string
          seen_at?: string | null
          user_id: string
        }
        Update: {
          created_at?: string
          factor_reset_at?: string | null
          lead_filters?: Json
          lead_mail?: string
          mail_language?: string
          role?: string
          role_since?: string
          seen_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      accept_invitation: {
        Args: { token: string }
        Returns: boolean
      }
      add_document_slot: {
        Args: { document_key: string; file_kind: string; of_enrolment: string }
        Returns: string
      }
      add_first_job_key: {
        Args: { job_purpose: string; key_hash: string }
        Returns: boolean
      }
      add_job_key: {
        Args: { job_purpose: string; key_hash: string }
        Returns: undefined
      }
      add_passkey: {
        Args: { new_counter: number; new_credential: string; new_key: string; new_name: string; new_transports: Json }
        Returns: Json
      }
      adjacent_posts: {
        Args: { of_slug: string }
        Returns: { relation: string; title: string; slug: string; excerpt: string; featured_image: string; featured_image_alt: string; language: string; category: string; published_at: string }[]
      }
      adopt_details: {
        Args: { detail: string; submission_id: string }
        Returns: string
      }
      ask_deposit: {
        Args: { fields: Json; payment_id: string }
        Returns: string
      }
      ask_payment: {
        Args: { by_mail: boolean; payment_id: string }
        Returns: string
      }
      audit_entries: {
        Args: { from_day?: string; of_kind?: string; page_offset?: number; page_size?: number; person?: string; to_day?: string }
        Returns: { id: string; at: string; kind: string; actor: string; actor_email: string; subject: string; subject_email: string; target: string; detail: string; total: number; about: Json }[]
      }
      audit_export: {
        Args: { from_day?: string; of_kind?: string; person?: string; to_day?: string }
        Returns: Json
      }
      audit_people: {
        Args: never
        Returns: { id: string; email: string }[]
      }
      bank_line_list: {
        Args: { of_state?: string; page_offset?: number; page_size?: number }
        Returns: Json
      }
      bank_notice: {
        Args: never
        Returns: Json
      }
      begin_passkey: {
        Args: { for_purpose: string }
        Returns: Json
      }
      begin_second_factor: {
        Args: never
        Returns: string
      }
      begin_sign_in: {
        Args: { account_key: string; all_addresses?: boolean; device_key?: string }
        Returns: Json
      }
      bin_lead: {
        Args: { into_bin: boolean; of_lead: string }
        Returns: string
      }
      cancel_payment: {
        Args: { payment_id: string }
        Returns: boolean
      }
      cancel_scheduled_content: {
        Args: { of_key: string; of_version: number }
        Returns: boolean
      }
      cash_book: {
        Args: { first_day: string; last_day: string; page_offset?: number; page_size?: number }
        Returns: Json
      }
      cash_book_export: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      certificate: {
        Args: { code: string }
        Returns: Json
      }
      change_enrolment: {
        Args: { change: Json; of_enrolment: string; once: string }
        Returns: string
      }
      change_newsletter_language: {
        Args: { token: string; wanted: string }
        Returns: boolean
      }
      change_payment: {
        Args: { fields: Json; payment_id: string }
        Returns: undefined
      }
      change_staff_role: {
        Args: { account: string; new_role: string }
        Returns: boolean
      }
      claim_mail: {
        Args: { most: number; most_issues?: number; per_minute: number }
        Returns: { id: string; kind: string; recipient: string; language: string; attempt: number; is_kept: boolean; data: Json }[]
      }
      claim_notifications: {
        Args: { most: number }
        Returns: { id: string; attempt: number; body: string }[]
      }
      confirm_bank_line: {
        Args: { line_id: number; shown?: (number | string); to_entry?: number; to_payment?: string }
        Returns: boolean
      }
      confirm_certain_lines: {
        Args: { line_ids: number[] }
        Returns: number
      }
      confirm_newsletter: {
        Args: { token: string }
        Returns: boolean
      }
      confirm_privacy_request: {
        Args: { token: string }
        Returns: boolean
      }
      confirm_second_factor: {
        Args: never
        Returns: Json
      }
      content_as_of: {
        Args: { of_key: string; of_version: number }
        Returns: Json
      }
      content_preview: {
        Args: { preview_id: string }
        Returns: Json
      }
      content_redirect: {
        Args: { old_slug: string }
        Returns: string
      }
      content_states: {
        Args: { of_key?: string }
        Returns: Json
      }
      correct_lead: {
        Args: { details: Json; of_lead: string }
        Returns: boolean
      }
      correct_person: {
        Args: { address: string; details: Json }
        Returns: number
      }
      create_newsletter_issue: {
        Args: { given: Json }
        Returns: string
      }
      create_payment: {
        Args: { fields: Json; payment_id: string }
        Returns: undefined
      }
      create_payment_plan: {
        Args: { fields: Json; payment_id: string }
        Returns: undefined
      }
      decide_bank_details: {
        Args: { accept: boolean; proposal_id: string }
        Returns: Json
      }
      decide_mail: {
        Args: { decision: string; message_ids: string[] }
        Returns: number
      }
      decide_newsletter_issue: {
        Args: { decision: string; moment?: string; of_issue: string; of_version?: number }
        Returns: number
      }
      decide_notification: {
        Args: { decision: string; notification_id: string }
        Returns: boolean
      }
      discard_content_draft: {
        Args: { base_revision: number; of_key: string }
        Returns: boolean
      }
      dismiss_suggestion: {
        Args: { suggestion_id: string }
        Returns: boolean
      }
      document_request: {
        Args: { token: string }
        Returns: Json
      }
      end_payment_plan: {
        Args: { plan_id: string }
        Returns: boolean
      }
      end_session: {
        Args: { account: string; session: string }
        Returns: boolean
      }
      end_sessions: {
        Args: { account: string }
        Returns: undefined
      }
      end_sign_in: {
        Args: never
        Returns: undefined
      }
      end_subscription: {
        Args: { decision: string; subscription_id: string }
        Returns: boolean
      }
      enrol_lead: {
        Args: { fields: Json; of_lead: string; once: string }
        Returns: string
      }
      enrolment_papers: {
        Args: { of_enrolment: string }
        Returns: Json
      }
      enter_leads: {
        Args: { batch: string; entries: Json; entry_source: string }
        Returns: { added: number; joined: number; lead_id: string }[]
      }
      erase_person: {
        Args: { address: string; answered?: boolean }
        Returns: number
      }
      export_content: {
        Args: never
        Returns: Json
      }
      find_persons: {
        Args: { query: string }
        Returns: { email: string; name: string; phone: string; enquiries: number; spam: number; newsletter: boolean; total: number }[]
      }
      follow_up_lead: {
        Args: { change: Json; of_lead: string }
        Returns: Json
      }
      follow_up_leads: {
        Args: { changes: Json }
        Returns: Json
      }
      former_terms: {
        Args: { of_key: string }
        Returns: { version: number; live_from: string; ended_at: string }[]
      }
      free_document_slot: {
        Args: { slot: string }
        Returns: undefined
      }
      free_proof_slot: {
        Args: { slot: string; token: string }
        Returns: undefined
      }
      held_leads: {
        Args: never
        Returns: { held: number; per_hour: number }[]
      }
      import_bank_lines: {
        Args: { account: string; import_id: string; lines: Json; mapping: Json }
        Returns: number
      }
      invite_staff: {
        Args: { address: string; invited_role: string; mail_language: string }
        Returns: string
      }
      invite_to_newsletter: {
        Args: { invitation: string; of_lead: string }
        Returns: string
      }
      issue_certificate: {
        Args: { certificate_id: string; of_enrolment: string; printed: Json; printed_name: string }
        Returns: string
      }
      job_health: {
        Args: { takes_cards: boolean }
        Returns: Json
      }
      known_leads: {
        Args: { people: Json }
        Returns: Json
      }
      lead_counts: {
        Args: never
        Returns: { all_leads: number; new_leads: number; due_leads: number; held: number; spam: number; binned: number }[]
      }
      lead_days: {
        Args: never
        Returns: { day: string; leads: number }[]
      }
      lead_enrolments: {
        Args: { of_lead: string }
        Returns: Json
      }
      lead_export: {
        Args: { due_by?: string; from_day?: string; of_campaign?: string; of_ids?: string[]; of_language?: string; of_owner?: string; of_page?: string; of_source?: string; of_status?: string; query?: string; sort?: string; to_day?: string }
        Returns: Json
      }
      lead_filter_options: {
        Args: never
        Returns: { kind: string; value: string; leads: number }[]
      }
      lead_funnel: {
        Args: never
        Returns: { status: string; leads: number }[]
      }
      lead_inbox: {
        Args: { due_by?: string; from_day?: string; of_campaign?: string; of_ids?: string[]; of_language?: string; of_owner?: string; of_page?: string; of_source?: string; of_status?: string; page_offset?: number; page_size?: number; query?: string; sort?: string; to_day?: string }
        Returns: { id: string; first_name: string; surname: string; email: string; phone: string; language: string; traffic_source: string; status: string; follow_up_on: string; owner_id: string; objected_at: string; submissions: number; first_at: string; last_at: string; suggested: boolean; undelivered: boolean; total: number }[]
      }
      lead_links: {
        Args: { of_lead: string }
        Returns: { kind: string; id: string; lead_id: string; first_name: string; surname: string; email: string; phone: string; submissions: number; last_at: string }[]
      }
      lead_mails: {
        Args: { of_lead: string }
        Returns: { id: string; kind: string; recipient: string; language: string; state: string; attempts: number; last_error: string; created_at: string; settled_at: string; next_attempt_at: string; sent_subject: string; sent_text: string; written_by: string }[]
      }
      lead_metrics: {
        Args: never
        Returns: { total: number; enrolled: number; sources: number; new_today: number; new_yesterday: number; recent: number; recent_enrolled: number; recent_sources: number; earlier: number; earlier_enrolled: number; earlier_sources: number }[]
      }
      lead_owners: {
        Args: never
        Returns: { id: string; email: string }[]
      }
      lead_payment_events: {
        Args: { of_lead: string }
        Returns: { payment_id: string; kind: string; at: string; actor: string; amount: string; received_on: string; instalments: number; purpose: string; level: number; description: string }[]
      }
      lead_sources: {
        Args: never
        Returns: { source: string; leads: number }[]
      }
      lead_undelivered: {
        Args: { of_lead: string }
        Returns: boolean
      }
      live_post_counts: {
        Args: never
        Returns: { category: string; posts: number; changed_at: string }[]
      }
      mail_counts: {
        Args: never
        Returns: { state: string; messages: number }[]
      }
      mark_document: {
        Args: { document_key: string; is_received: boolean; of_enrolment: string }
        Returns: boolean
      }
      media_library: {
        Args: { only_unused?: boolean; page_offset?: number; page_size?: number }
        Returns: { name: string; created_at: string; uploaded_by: string; uses: number; total: number }[]
      }
      merge_leads: {
        Args: { suggestion_id: string }
        Returns: string
      }
      money_owed: {
        Args: { of_age?: string; page_offset?: number; page_size?: number; query?: string }
        Returns: Json
      }
      month_report: {
        Args: { of_month: string }
        Returns: Json
      }
      move_surplus: {
        Args: { of_surplus: number; once: string; to_payment: string }
        Returns: (number | string)
      }
      newest_migration: {
        Args: never
        Returns: string
      }
      newsletter_counts: {
        Args: never
        Returns: { language: string; state: string; subscriptions: number }[]
      }
      newsletter_days: {
        Args: never
        Returns: { day: string; confirmed: number; ended: number }[]
      }
      newsletter_progress: {
        Args: { of_issues: string[] }
        Returns: { issue_id: string; state: string; messages: number }[]
      }
      newsletter_subscription: {
        Args: { purpose: string; token: string }
        Returns: { email: string; language: string; state: string; ended: boolean }[]
      }
      not_spam: {
        Args: { submission_id: string }
        Returns: string
      }
      note_job: {
        Args: { event: string; newest_migration: string; of_job: string }
        Returns: undefined
      }
      note_notification: {
        Args: { given: Json }
        Returns: { id: string; verdict: string; attempt: number }[]
      }
      note_password_link: {
        Args: never
        Returns: undefined
      }
      note_payment_opened: {
        Args: { token: string }
        Returns: undefined
      }
      open_document_slot: {
        Args: { document_key: string; file_kind: string; token: string }
        Returns: string
      }
      open_invitations: {
        Args: never
        Returns: { id: string; email: string; role: string; language: string; invited_by: string; sent_at: string; expires_at: string }[]
      }
      open_proof_slot: {
        Args: { file_kind: string; token: string }
        Returns: string
      }
      orphan_files: {
        Args: never
        Returns: { bucket: string; names: string[] }[]
      }
      overdue_payments: {
        Args: { ids?: string[]; of_age?: string; query?: string }
        Returns: { id: string; first_name: string; surname: string; email: string; language: string; purpose: string; level: number; description: string; outstanding: string; due_on: string; hindrance: string }[]
      }
      own_passkeys: {
        Args: never
        Returns: { id: string; name: string; created_at: string; used_at: string }[]
      }
      pass_second_factor: {
        Args: never
        Returns: Json
      }
      pass_with_passkey: {
        Args: { new_counter?: number; with_credential: string }
        Returns: boolean
      }
      pause_card_payments: {
        Args: { paused: boolean }
        Returns: undefined
      }
      payment_counts: {
        Args: never
        Returns: { state: string; payments: number }[]
      }
      payment_export: {
        Args: { of_level?: number; of_month?: string; of_state?: string; query?: string }
        Returns: Json
      }
      payment_list: {
        Args: { of_lead?: string; of_level?: number; of_month?: string; of_state?: string; page_offset?: number; page_size?: number; query?: string }
        Returns: Json
      }
      payment_months: {
        Args: never
        Returns: { month: string; received: string; outstanding: string }[]
      }
      payment_page: {
        Args: { token: string }
        Returns: Json
      }
      payment_reminder_days: {
        Args: never
        Returns: number[]
      }
      payment_schedule: {
        Args: { with_payment: string }
        Returns: Json
      }
      payment_statement: {
        Args: { address: string; is_demand?: boolean }
        Returns: Json
      }
      payment_status: {
        Args: { payment_id: string }
        Returns: { reference: string; status: string; amount_gross: (number | string); nothing_paid: boolean }[]
      }
      permit_password: {
        Args: never
        Returns: undefined
      }
      person_content: {
        Args: { address: string }
        Returns: Json
      }
      person_data: {
        Args: { address: string }
        Returns: Json
      }
      person_shared: {
        Args: { address: string }
        Returns: { lead_id: string; others: Json; events: number }[]
      }
      picture_uses: {
        Args: { picture_names: string[] }
        Returns: { picture: string; kind: string; title: string; id: string }[]
      }
      post_redirect: {
        Args: { old_slug: string }
        Returns: string
      }
      preview_post: {
        Args: { preview_id: string }
        Returns: { title: string; excerpt: string; content: string; featured_image: string; featured_image_alt: string; language: string; category: string; author_name: string; author_role: string; is_sensitive: boolean; published_at: string; updated_at: string; expires_at: string }[]
      }
      privacy_request: {
        Args: { token: string }
        Returns: { kind: string; state: string }[]
      }
      project_state: {
        Args: never
        Returns: Json
      }
      propose_bank_details: {
        Args: { base_version: number; document: Json; live_from?: string }
        Returns: Json
      }
      publish_content: {
        Args: { base_revision?: number; base_version: number; document: Json; live_from?: string; of_key: string; scheduled_document?: Json; scheduled_version?: number }
        Returns: Json
      }
      purge_expired: {
        Args: never
        Returns: number
      }
      record_correction: {
        Args: { entry_note: string; money: (number | string); once: string; payment_id: string }
        Returns: undefined
      }
      record_failed_sign_in: {
        Args: { account_key: string }
        Returns: undefined
      }
      record_objection: {
        Args: { address: string; objects: boolean }
        Returns: number
      }
      record_promise: {
        Args: { entry_note?: string; money?: (number | string); on_day?: string; once: string; payment_id: string }
        Returns: boolean
      }
      record_refund: {
        Args: { entry_note?: string; last_seen?: number; money: (number | string); named?: string; of_surplus?: number; on_day: string; once: string; payment_id: string }
        Returns: boolean
      }
      record_transfer: {
        Args: { entry_note?: string; money: (number | string); named?: string; on_day: string; once: string; payment_id: string }
        Returns: undefined
      }
      release_held: {
        Args: { submission_id?: string }
        Returns: number
      }
      remember_device: {
        Args: { new_key: string; present_key?: string }
        Returns: boolean
      }
      remind_payment: {
        Args: { payment_id: string }
        Returns: boolean
      }
      remind_payments: {
        Args: { payment_ids: string[] }
        Returns: { payment_id: string; first_name: string; surname: string; hindrance: string }[]
      }
      remove_authenticator_app: {
        Args: never
        Returns: undefined
      }
      remove_passkey: {
        Args: { passkey_id: string }
        Returns: boolean
      }
      remove_second_factor: {
        Args: never
        Returns: undefined
      }
      remove_staff: {
        Args: { account: string }
        Returns: boolean
      }
      renew_payment_link: {
        Args: { payment_id: string }
        Returns: string
      }
      renew_recovery_codes: {
        Args: never
        Returns: string[]
      }
      reopen_payment: {
        Args: { payment_id: string }
        Returns: boolean
      }
      request_documents: {
        Args: { by_mail: boolean; document_keys: string[]; of_enrolment: string; request_id: string }
        Returns: string
      }
      resend_invitation: {
        Args: { invitation: string }
        Returns: string
      }
      reset_second_factor: {
        Args: { account: string }
        Returns: boolean
      }
      save_content_draft: {
        Args: { base_revision?: number; based_on?: number; document: Json; of_key: string }
        Returns: Json
      }
      save_newsletter_issue: {
        Args: { given: Json; of_issue: string; over_version: number }
        Returns: number
      }
      save_post: {
        Args: { base_version?: number; fields: Json; is_new: boolean; post_id: string }
        Returns: Json
      }
      search_posts: {
        Args: { first_language?: string; of_category?: string; of_language?: string; page_offset: number; page_size: number; query: string }
        Returns: { title: string; slug: string; excerpt: string; featured_image: string; featured_image_alt: string; language: string; category: string; published_at: string; total: number }[]
      }
      second_factor_status: {
        Args: never
        Returns: { enrolled_at: string; has_app: boolean; passkeys: number; codes_left: number; required_at: string; reset_at: string }[]
      }
      send_lead_letter: {
        Args: { letter: string; letter_language: string; of_lead: string; subject: string; words: string }
        Returns: string
      }
      sessions_of: {
        Args: { account: string }
        Returns: { id: string; created_at: string; seen_at: string; browser: string; system: string; is_current: boolean }[]
      }
      set_bank_line_aside: {
        Args: { line_id: number; why?: string }
        Returns: boolean
      }
      set_payment_reminder_days: {
        Args: { given: number[] }
        Returns: undefined
      }
      set_system_limits: {
        Args: { given: Json }
        Returns: undefined
      }
      settle_mail: {
        Args: { given_subject?: string; given_text?: string; message_id: string; of_attempt: number; outcome: string; problem?: string }
        Returns: boolean
      }
      settle_notification: {
        Args: { notification_id: string; of_attempt: number; outcome: string }
        Returns: string
      }
      settlement_entries: {
        Args: { from_day: string; ids: string[]; to_day: string }
        Returns: Json
      }
      sign_out: {
        Args: never
        Returns: undefined
      }
      site_content: {
        Args: never
        Returns: Json
      }
      sitemap_posts: {
        Args: { page_offset: number; page_size: number }
        Returns: Json
      }
      spent_proofs: {
        Args: never
        Returns: string[]
      }
      split_lead: {
        Args: { of_lead: string }
        Returns: string
      }
      staff_accounts: {
        Args: never
        Returns: { email: string; role: string; created_at: string }[]
      }
      staff_add: {
        Args: { account_email: string; account_role: string }
        Returns: boolean
      }
      staff_admission: {
        Args: { account_email: string }
        Returns: string
      }
      staff_first_password: {
        Args: { account_email: string }
        Returns: boolean
      }
      staff_invitation: {
        Args: { token: string }
        Returns: { state: string; email: string; role: string; has_account: boolean }[]
      }
      staff_members: {
        Args: never
        Returns: { id: string; email: string; role: string; created_at: string; seen_at: string; enrolled_at: string; required_at: string; sessions: number }[]
      }
      staff_permit_change: {
        Args: { account_email: string }
        Returns: boolean
      }
      staff_posts: {
        Args: { in_bin?: boolean; of_category?: string; of_language?: string; of_status?: string; page_offset?: number; page_size?: number; query?: string; sort?: string }
        Returns: { id: string; title: string; status: string; language: string; category: string; published_at: string; updated_at: string; updated_by: string; deleted_at: string; total: number }[]
      }
      staff_remove: {
        Args: { account_email: string }
        Returns: boolean
      }
      staff_reset_factor: {
        Args: { account_email: string }
        Returns: boolean
      }
      staff_search: {
        Args: { query: string }
        Returns: Json
      }
      staff_session: {
        Args: never
        Returns: string
      }
      student_list: {
        Args: { of_intake?: string; of_language?: string; of_level?: number; of_state?: string; owing?: boolean; page_offset?: number; page_size?: number; query?: string; to_file?: boolean; unchecked?: boolean }
        Returns: Json
      }
      submit_lead: {
        Args: { fields: Json }
        Returns: undefined
      }
      submit_privacy_request: {
        Args: { address: string; page_language: string; person_name: string; request_kind: string; words: string }
        Returns: undefined
      }
      subscribe_to_newsletter: {
        Args: { address: string; consent: number; on_page?: string; page_language: string }
        Returns: undefined
      }
      system_limits: {
        Args: never
        Returns: { key: string; value: number; lowest: number; highest: number }[]
      }
      system_status: {
        Args: never
        Returns: Json
      }
      take_passkey_challenge: {
        Args: { for_purpose: string; of_credential?: string }
        Returns: Json
      }
      try_payment_again: {
        Args: { token: string }
        Returns: boolean
      }
      unsubscribe_from_newsletter: {
        Args: { token: string }
        Returns: boolean
      }
      visible_changes_since: {
        Args: { since?: string }
        Returns: Json
      }
      waiting_counts: {
        Args: never
        Returns: { entry: string; waiting: number }[]
      }
      waiting_work: {
        Args: never
        Returns: Json
      }
      withdraw_certificate: {
        Args: { certificate_id: string; reason: string }
        Returns: boolean
      }
      withdraw_invitation: {
        Args: { invitation: string }
        Returns: boolean
      }
    }
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
