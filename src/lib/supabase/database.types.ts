// Generated from supabase/migrations by "npm run db:types". Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      access_settings: {
        Row: {
          access_mode: string;
          admins_need_second_factor: boolean;
          id: boolean;
        };
        ComputedFields: never;
        Insert: {
          access_mode?: string;
          admins_need_second_factor?: boolean;
          id?: boolean;
        };
        Update: {
          access_mode?: string;
          admins_need_second_factor?: boolean;
          id?: boolean;
        };
        Relationships: [];
      };
      accounts: {
        Row: {
          created_at: string;
          email: string;
          ended_at: string | null;
          ended_role: string | null;
          nama: string | null;
          role: string;
          user_id: string;
          wants_certificate_mails: boolean;
          wants_complaint_mails: boolean;
          wants_incident_mails: boolean;
          wants_lead_mails: boolean;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          ended_at?: string | null;
          ended_role?: string | null;
          nama?: string | null;
          role?: string;
          user_id: string;
          wants_certificate_mails?: boolean;
          wants_complaint_mails?: boolean;
          wants_incident_mails?: boolean;
          wants_lead_mails?: boolean;
        };
        Update: {
          created_at?: string;
          email?: string;
          ended_at?: string | null;
          ended_role?: string | null;
          nama?: string | null;
          role?: string;
          user_id?: string;
          wants_certificate_mails?: boolean;
          wants_complaint_mails?: boolean;
          wants_incident_mails?: boolean;
          wants_lead_mails?: boolean;
        };
        Relationships: [];
      };
      answer_templates: {
        Row: {
          created_at: string;
          id: string;
          isi: string;
          position: number;
          status: string | null;
          title: string;
          untuk: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          isi: string;
          position?: number;
          status?: string | null;
          title: string;
          untuk?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          isi?: string;
          position?: number;
          status?: string | null;
          title?: string;
          untuk?: string;
        };
        Relationships: [];
      };
      audit_log: {
        Row: {
          action: string;
          actor_email: string | null;
          actor_id: string | null;
          actor_role: string;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: number;
          row_id: string | null;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_email?: string | null;
          actor_id?: string | null;
          actor_role: string;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          row_id?: string | null;
          table_name: string;
        };
        Update: {
          action?: string;
          actor_email?: string | null;
          actor_id?: string | null;
          actor_role?: string;
          after?: Json | null;
          before?: Json | null;
          created_at?: string;
          id?: never;
          row_id?: string | null;
          table_name?: string;
        };
        Relationships: [];
      };
      company_profile: {
        Row: {
          city: string;
          coordinates: string | null;
          created_at: string;
          directions: string | null;
          email: string;
          facebook: string | null;
          id: string;
          instagram: string | null;
          legal_approval: string | null;
          legal_deed: string | null;
          legal_entity: string | null;
          legal_nib: string | null;
          office_hours: NonNullable<Json>;
          partnership_email: string;
          phone: string;
          postal_code: string;
          press_email: string;
          press_name: string;
          press_phone: string;
          province: string;
          published_revision: number | null;
          second_phone: string | null;
          street: string;
          tiktok: string | null;
          twitter: string | null;
          updated_at: string;
          whatsapp: string | null;
          youtube: string | null;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          coordinates?: string | null;
          created_at?: string;
          directions?: string | null;
          email: string;
          facebook?: string | null;
          id?: string;
          instagram?: string | null;
          legal_approval?: string | null;
          legal_deed?: string | null;
          legal_entity?: string | null;
          legal_nib?: string | null;
          office_hours: NonNullable<Json>;
          partnership_email: string;
          phone: string;
          postal_code: string;
          press_email: string;
          press_name: string;
          press_phone: string;
          province: string;
          published_revision?: number | null;
          second_phone?: string | null;
          street: string;
          tiktok?: string | null;
          twitter?: string | null;
          updated_at?: string;
          whatsapp?: string | null;
          youtube?: string | null;
        };
        Update: {
          city?: string;
          coordinates?: string | null;
          created_at?: string;
          directions?: string | null;
          email?: string;
          facebook?: string | null;
          id?: string;
          instagram?: string | null;
          legal_approval?: string | null;
          legal_deed?: string | null;
          legal_entity?: string | null;
          legal_nib?: string | null;
          office_hours?: NonNullable<Json>;
          partnership_email?: string;
          phone?: string;
          postal_code?: string;
          press_email?: string;
          press_name?: string;
          press_phone?: string;
          province?: string;
          published_revision?: number | null;
          second_phone?: string | null;
          street?: string;
          tiktok?: string | null;
          twitter?: string | null;
          updated_at?: string;
          whatsapp?: string | null;
          youtube?: string | null;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          answered_at: string | null;
          assigned_to: string | null;
          created_at: string;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          jenis_permintaan: string | null;
          kode_lacak: string | null;
          message: string;
          name: string;
          note: string | null;
          pesan_publik: string | null;
          phone: string | null;
          status: string;
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          assigned_to?: string | null;
          created_at?: string;
          email: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          jenis_permintaan?: string | null;
          kode_lacak?: string | null;
          message: string;
          name: string;
          note?: string | null;
          pesan_publik?: string | null;
          phone?: string | null;
          status?: string;
          subject: string;
        };
        Update: {
          answered_at?: string | null;
          assigned_to?: string | null;
          created_at?: string;
          email?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          jenis_permintaan?: string | null;
          kode_lacak?: string | null;
          message?: string;
          name?: string;
          note?: string | null;
          pesan_publik?: string | null;
          phone?: string | null;
          status?: string;
          subject?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'contact_messages_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      content_revision: {
        Row: {
          id: boolean;
          revision: number;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          revision?: number;
        };
        Update: {
          id?: boolean;
          revision?: number;
        };
        Relationships: [];
      };
      deploy_hook: {
        Row: {
          changed_at: string;
          id: boolean;
          last_requested_at: string | null;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          changed_at?: string;
          id?: boolean;
          last_requested_at?: string | null;
          url: string;
        };
        Update: {
          changed_at?: string;
          id?: boolean;
          last_requested_at?: string | null;
          url?: string;
        };
        Relationships: [];
      };
      faq_entries: {
        Row: {
          answer: string;
          created_at: string;
          id: string;
          link_text: string | null;
          link_to: string | null;
          position: number;
          published_revision: number | null;
          question: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          created_at?: string;
          id?: string;
          link_text?: string | null;
          link_to?: string | null;
          position: number;
          published_revision?: number | null;
          question: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          created_at?: string;
          id?: string;
          link_text?: string | null;
          link_to?: string | null;
          position?: number;
          published_revision?: number | null;
          question?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      gallery_photos: {
        Row: {
          alt: string | null;
          caption: string;
          created_at: string;
          id: string;
          illustration: string | null;
          people_agreed: boolean;
          photo_height: number | null;
          photo_path: string | null;
          photo_width: number | null;
          position: number;
          published_revision: number | null;
          shows_people: boolean;
          status: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          alt?: string | null;
          caption: string;
          created_at?: string;
          id?: string;
          illustration?: string | null;
          people_agreed?: boolean;
          photo_height?: number | null;
          photo_path?: string | null;
          photo_width?: number | null;
          position: number;
          published_revision?: number | null;
          shows_people?: boolean;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          alt?: string | null;
          caption?: string;
          created_at?: string;
          id?: string;
          illustration?: string | null;
          people_agreed?: boolean;
          photo_height?: number | null;
          photo_path?: string | null;
          photo_width?: number | null;
          position?: number;
          published_revision?: number | null;
          shows_people?: boolean;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          invited_by: string | null;
          nama: string | null;
          role: string;
          token_hash: string;
          withdrawn_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          nama?: string | null;
          role: string;
          token_hash: string;
          withdrawn_at?: string | null;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          invited_by?: string | null;
          nama?: string | null;
          role?: string;
          token_hash?: string;
          withdrawn_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'invitations_invited_by_fkey';
            columns: ['invited_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      job_openings: {
        Row: {
          closes_on: string;
          created_at: string;
          description: string;
          hours: string | null;
          id: string;
          pay: string | null;
          position: number;
          published_revision: number | null;
          slug: string;
          sppg_id: string;
          status: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          closes_on: string;
          created_at?: string;
          description: string;
          hours?: string | null;
          id?: string;
          pay?: string | null;
          position: number;
          published_revision?: number | null;
          slug?: string;
          sppg_id: string;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          closes_on?: string;
          created_at?: string;
          description?: string;
          hours?: string | null;
          id?: string;
          pay?: string | null;
          position?: number;
          published_revision?: number | null;
          slug?: string;
          sppg_id?: string;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'job_openings_sppg_id_known';
            columns: ['sppg_id'];
            isOneToOne: false;
            referencedRelation: 'sppg_disebut';
            referencedColumns: ['id'];
          },
        ];
      };
      keluhan: {
        Row: {
          alamat_sama: string | null;
          asal: string | null;
          assigned_to: string | null;
          banyak_sekaligus: boolean;
          berkontak: boolean;
          bernama: boolean;
          berubah_pada: string | null;
          created_at: string;
          dibuka_lagi: number;
          dihitung: boolean;
          dijawab_pada: string | null;
          disaring: string | null;
          ditulis_pada: string;
          foto: string[];
          handled_at: string | null;
          handled_by: string | null;
          hanya_admin: boolean;
          hari: string;
          id: string;
          isi: string;
          kategori: string;
          kode_lacak: string;
          kode_sppg: string | null;
          note: string | null;
          sekolah: string | null;
          selesai_pada: string | null;
          sppg_id: string | null;
          status: string;
          tenggat: string;
          tenggat_selesai: string;
        };
        ComputedFields: never;
        Insert: {
          alamat_sama?: string | null;
          asal?: string | null;
          assigned_to?: string | null;
          banyak_sekaligus?: boolean;
          berkontak?: boolean;
          bernama?: boolean;
          berubah_pada?: string | null;
          created_at?: string;
          dibuka_lagi?: number;
          dihitung?: boolean;
          dijawab_pada?: string | null;
          disaring?: string | null;
          ditulis_pada?: string;
          foto?: string[];
          handled_at?: string | null;
          handled_by?: string | null;
          hanya_admin?: never;
          hari: string;
          id?: string;
          isi: string;
          kategori: string;
          kode_lacak: string;
          kode_sppg?: string | null;
          note?: string | null;
          sekolah?: string | null;
          selesai_pada?: string | null;
          sppg_id?: string | null;
          status?: string;
          tenggat: string;
          tenggat_selesai: string;
        };
        Update: {
          alamat_sama?: string | null;
          asal?: string | null;
          assigned_to?: string | null;
          banyak_sekaligus?: boolean;
          berkontak?: boolean;
          bernama?: boolean;
          berubah_pada?: string | null;
          created_at?: string;
          dibuka_lagi?: number;
          dihitung?: boolean;
          dijawab_pada?: string | null;
          disaring?: string | null;
          ditulis_pada?: string;
          foto?: string[];
          handled_at?: string | null;
          handled_by?: string | null;
          hanya_admin?: never;
          hari?: string;
          id?: string;
          isi?: string;
          kategori?: string;
          kode_lacak?: string;
          kode_sppg?: string | null;
          note?: string | null;
          sekolah?: string | null;
          selesai_pada?: string | null;
          sppg_id?: string | null;
          status?: string;
          tenggat?: string;
          tenggat_selesai?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'keluhan_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'keluhan_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'keluhan_sppg_id_fkey';
            columns: ['sppg_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      keluhan_pengirim: {
        Row: {
          email: string | null;
          keluhan_id: string;
          name: string | null;
          phone: string | null;
        };
        ComputedFields: never;
        Insert: {
          email?: string | null;
          keluhan_id: string;
          name?: string | null;
          phone?: string | null;
        };
        Update: {
          email?: string | null;
          keluhan_id?: string;
          name?: string | null;
          phone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'keluhan_pengirim_keluhan_id_fkey';
            columns: ['keluhan_id'];
            isOneToOne: true;
            referencedRelation: 'keluhan';
            referencedColumns: ['id'];
          },
        ];
      };
      keluhan_pesan: {
        Row: {
          created_at: string;
          dari: string;
          dimuat_pada: string | null;
          foto: string[];
          id: string;
          isi: string;
          keluhan_id: string;
          oleh: string | null;
          status: string | null;
          teks_publik: string | null;
          urutan: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          dari: string;
          dimuat_pada?: string | null;
          foto?: string[];
          id?: string;
          isi: string;
          keluhan_id: string;
          oleh?: string | null;
          status?: string | null;
          teks_publik?: string | null;
          urutan?: never;
        };
        Update: {
          created_at?: string;
          dari?: string;
          dimuat_pada?: string | null;
          foto?: string[];
          id?: string;
          isi?: string;
          keluhan_id?: string;
          oleh?: string | null;
          status?: string | null;
          teks_publik?: string | null;
          urutan?: never;
        };
        Relationships: [
          {
            foreignKeyName: 'keluhan_pesan_keluhan_id_fkey';
            columns: ['keluhan_id'];
            isOneToOne: false;
            referencedRelation: 'keluhan';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'keluhan_pesan_oleh_fkey';
            columns: ['oleh'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      mail_outbox: {
        Row: {
          attempts: number;
          claimed_until: string | null;
          created_at: string;
          data: NonNullable<Json>;
          failed_at: string | null;
          id: string;
          last_error: string | null;
          occasion: string;
          recipient: string;
          row_id: string | null;
          send_after: string;
          sending_at: string | null;
          sent_at: string | null;
          template: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          data?: NonNullable<Json>;
          failed_at?: string | null;
          id?: string;
          last_error?: string | null;
          occasion: string;
          recipient: string;
          row_id?: string | null;
          send_after?: string;
          sending_at?: string | null;
          sent_at?: string | null;
          template: string;
        };
        Update: {
          attempts?: number;
          claimed_until?: string | null;
          created_at?: string;
          data?: NonNullable<Json>;
          failed_at?: string | null;
          id?: string;
          last_error?: string | null;
          occasion?: string;
          recipient?: string;
          row_id?: string | null;
          send_after?: string;
          sending_at?: string | null;
          sent_at?: string | null;
          template?: string;
        };
        Relationships: [];
      };
      news_articles: {
        Row: {
          alt: string | null;
          author: string | null;
          category: string;
          content: string;
          created_at: string;
          date: string;
          excerpt: string;
          id: string;
          illustration: string | null;
          people_agreed: boolean;
          photo_height: number | null;
          photo_path: string | null;
          photo_width: number | null;
          photos: NonNullable<Json>;
          published_revision: number | null;
          shows_people: boolean;
          slug: string;
          status: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          alt?: string | null;
          author?: string | null;
          category: string;
          content: string;
          created_at?: string;
          date: string;
          excerpt: string;
          id?: string;
          illustration?: string | null;
          people_agreed?: boolean;
          photo_height?: number | null;
          photo_path?: string | null;
          photo_width?: number | null;
          photos?: NonNullable<Json>;
          published_revision?: number | null;
          shows_people?: boolean;
          slug: string;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          alt?: string | null;
          author?: string | null;
          category?: string;
          content?: string;
          created_at?: string;
          date?: string;
          excerpt?: string;
          id?: string;
          illustration?: string | null;
          people_agreed?: boolean;
          photo_height?: number | null;
          photo_path?: string | null;
          photo_width?: number | null;
          photos?: NonNullable<Json>;
          published_revision?: number | null;
          shows_people?: boolean;
          slug?: string;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      news_redirects: {
        Row: {
          article_id: string;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          article_id: string;
          slug: string;
        };
        Update: {
          article_id?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'news_redirects_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'news_articles';
            referencedColumns: ['id'];
          },
        ];
      };
      page_texts: {
        Row: {
          closing_text: string | null;
          closing_title: string | null;
          created_at: string;
          hero_lead: string | null;
          hero_title: string | null;
          id: string;
          page: string;
          published_revision: number | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          closing_text?: string | null;
          closing_title?: string | null;
          created_at?: string;
          hero_lead?: string | null;
          hero_title?: string | null;
          id?: string;
          page: string;
          published_revision?: number | null;
          updated_at?: string;
        };
        Update: {
          closing_text?: string | null;
          closing_title?: string | null;
          created_at?: string;
          hero_lead?: string | null;
          hero_title?: string | null;
          id?: string;
          page?: string;
          published_revision?: number | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      partnership_applications: {
        Row: {
          answered_at: string | null;
          assigned_to: string | null;
          company_name: string | null;
          contact_person: string;
          created_at: string;
          document_url: string | null;
          email: string;
          handled_at: string | null;
          handled_by: string | null;
          id: string;
          kode_lacak: string | null;
          message: string | null;
          note: string | null;
          opportunity_id: string;
          pesan_publik: string | null;
          phone: string | null;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string | null;
          assigned_to?: string | null;
          company_name?: string | null;
          contact_person: string;
          created_at?: string;
          document_url?: string | null;
          email: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          kode_lacak?: string | null;
          message?: string | null;
          note?: string | null;
          opportunity_id: string;
          pesan_publik?: string | null;
          phone?: string | null;
          status?: string;
        };
        Update: {
          answered_at?: string | null;
          assigned_to?: string | null;
          company_name?: string | null;
          contact_person?: string;
          created_at?: string;
          document_url?: string | null;
          email?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          id?: string;
          kode_lacak?: string | null;
          message?: string | null;
          note?: string | null;
          opportunity_id?: string;
          pesan_publik?: string | null;
          phone?: string | null;
          status?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'partnership_applications_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
          {
            foreignKeyName: 'partnership_applications_handled_by_fkey';
            columns: ['handled_by'];
            isOneToOne: false;
            referencedRelation: 'accounts';
            referencedColumns: ['user_id'];
          },
        ];
      };
      program_document_editions: {
        Row: {
          created_at: string;
          document_id: string;
          edition: number;
          edition_at: string;
          edition_note: string | null;
          file_path: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          document_id: string;
          edition: number;
          edition_at?: string;
          edition_note?: string | null;
          file_path: string;
          id?: string;
        };
        Update: {
          created_at?: string;
          document_id?: string;
          edition?: number;
          edition_at?: string;
          edition_note?: string | null;
          file_path?: string;
          id?: string;
        };
        Relationships: [];
      };
      program_documents: {
        Row: {
          category: string;
          created_at: string;
          dikonfirmasi_pada: string | null;
          document_date: string | null;
          edition: number;
          edition_at: string | null;
          edition_note: string | null;
          file_name: string;
          file_path: string;
          file_type: string;
          file_url: string;
          id: string;
          title: string;
          urutan: number | null;
        };
        ComputedFields: never;
        Insert: {
          category?: string;
          created_at?: string;
          dikonfirmasi_pada?: string | null;
          document_date?: string | null;
          edition?: number;
          edition_at?: string | null;
          edition_note?: string | null;
          file_name: string;
          file_path: string;
          file_type?: string;
          file_url: string;
          id?: string;
          title: string;
          urutan?: number | null;
        };
        Update: {
          category?: string;
          created_at?: string;
          dikonfirmasi_pada?: string | null;
          document_date?: string | null;
          edition?: number;
          edition_at?: string | null;
          edition_note?: string | null;
          file_name?: string;
          file_path?: string;
          file_type?: string;
          file_url?: string;
          id?: string;
          title?: string;
          urutan?: number | null;
        };
        Relationships: [];
      };
      program_facts: {
        Row: {
          checked_on: string;
          created_at: string;
          fact: string;
          id: string;
          kind: string;
          position: number;
          published_revision: number | null;
          source: string;
          source_url: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          checked_on: string;
          created_at?: string;
          fact: string;
          id?: string;
          kind: string;
          position: number;
          published_revision?: number | null;
          source: string;
          source_url?: string | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          checked_on?: string;
          created_at?: string;
          fact?: string;
          id?: string;
          kind?: string;
          position?: number;
          published_revision?: number | null;
          source?: string;
          source_url?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      regional_contacts: {
        Row: {
          bersedia_whatsapp: boolean;
          created_at: string;
          foto_url: string | null;
          id: string;
          kabupaten_kota: string;
          nama_kontak: string;
          nomor_telepon: string;
        };
        ComputedFields: never;
        Insert: {
          bersedia_whatsapp?: boolean;
          created_at?: string;
          foto_url?: string | null;
          id?: string;
          kabupaten_kota: string;
          nama_kontak: string;
          nomor_telepon: string;
        };
        Update: {
          bersedia_whatsapp?: boolean;
          created_at?: string;
          foto_url?: string | null;
          id?: string;
          kabupaten_kota?: string;
          nama_kontak?: string;
          nomor_telepon?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'regional_contacts_kabupaten_kota_known';
            columns: ['kabupaten_kota'];
            isOneToOne: true;
            referencedRelation: 'perlu_per_wilayah';
            referencedColumns: ['nama'];
          },
          {
            foreignKeyName: 'regional_contacts_kabupaten_kota_known';
            columns: ['kabupaten_kota'];
            isOneToOne: true;
            referencedRelation: 'sppg_per_wilayah';
            referencedColumns: ['nama'];
          },
          {
            foreignKeyName: 'regional_contacts_kabupaten_kota_known';
            columns: ['kabupaten_kota'];
            isOneToOne: true;
            referencedRelation: 'wilayah';
            referencedColumns: ['nama'];
          },
        ];
      };
      sppg: {
        Row: {
          akun_facebook: string | null;
          akun_instagram: string | null;
          akun_tiktok: string | null;
          alasan_tutup: string | null;
          created_at: string;
          dikonfirmasi_pada: string | null;
          ditutup_pada: string | null;
          estimasi_selesai: string | null;
          id: string;
          id_bgn: string | null;
          kabupaten_kota: string | null;
          kode_unik_pendaftaran: string;
          kontraktor_pelaksana: string | null;
          lokasi: string;
          nama: string;
          progres_pembangunan: string | null;
          sasaran_jumlah_penerima_manfaat: number | null;
          status_bangunan: string;
          status_pengajuan_sppg: string;
          status_verifikasi: string;
          updated_at: string;
          yayasan_id: string;
        };
        ComputedFields: never;
        Insert: {
          akun_facebook?: string | null;
          akun_instagram?: string | null;
          akun_tiktok?: string | null;
          alasan_tutup?: string | null;
          created_at?: string;
          dikonfirmasi_pada?: string | null;
          ditutup_pada?: string | null;
          estimasi_selesai?: string | null;
          id?: string;
          id_bgn?: string | null;
          kabupaten_kota?: string | null;
          kode_unik_pendaftaran: string;
          kontraktor_pelaksana?: string | null;
          lokasi: string;
          nama: string;
          progres_pembangunan?: string | null;
          sasaran_jumlah_penerima_manfaat?: number | null;
          status_bangunan?: string;
          status_pengajuan_sppg?: string;
          status_verifikasi?: string;
          updated_at?: string;
          yayasan_id: string;
        };
        Update: {
          akun_facebook?: string | null;
          akun_instagram?: string | null;
          akun_tiktok?: string | null;
          alasan_tutup?: string | null;
          created_at?: string;
          dikonfirmasi_pada?: string | null;
          ditutup_pada?: string | null;
          estimasi_selesai?: string | null;
          id?: string;
          id_bgn?: string | null;
          kabupaten_kota?: string | null;
          kode_unik_pendaftaran?: string;
          kontraktor_pelaksana?: string | null;
          lokasi?: string;
          nama?: string;
          progres_pembangunan?: string | null;
          sasaran_jumlah_penerima_manfaat?: number | null;
          status_bangunan?: string;
          status_pengajuan_sppg?: string;
          status_verifikasi?: string;
          updated_at?: string;
          yayasan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_kabupaten_kota_known';
            columns: ['kabupaten_kota'];
            isOneToOne: false;
            referencedRelation: 'perlu_per_wilayah';
            referencedColumns: ['nama'];
          },
          {
            foreignKeyName: 'sppg_kabupaten_kota_known';
            columns: ['kabupaten_kota'];
            isOneToOne: false;
            referencedRelation: 'sppg_per_wilayah';
            referencedColumns: ['nama'];
          },
          {
            foreignKeyName: 'sppg_kabupaten_kota_known';
            columns: ['kabupaten_kota'];
            isOneToOne: false;
            referencedRelation: 'wilayah';
            referencedColumns: ['nama'];
          },
          {
            foreignKeyName: 'sppg_yayasan_id_fkey';
            columns: ['yayasan_id'];
            isOneToOne: false;
            referencedRelation: 'yayasan';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_angka_harian: {
        Row: {
          dihentikan: number;
          proses_pembangunan: number;
          sasaran: number;
          siap_bangun: number;
          sudah_operasional: number;
          tanggal: string;
          tanpa_slhs: number;
        };
        ComputedFields: never;
        Insert: {
          dihentikan: number;
          proses_pembangunan: number;
          sasaran: number;
          siap_bangun: number;
          sudah_operasional: number;
          tanggal: string;
          tanpa_slhs: number;
        };
        Update: {
          dihentikan?: number;
          proses_pembangunan?: number;
          sasaran?: number;
          siap_bangun?: number;
          sudah_operasional?: number;
          tanggal?: string;
          tanpa_slhs?: number;
        };
        Relationships: [];
      };
      sppg_disebut: {
        Row: {
          dapur_id: string | null;
          id: string;
          kabupaten_kota: string | null;
          kode: string;
          lokasi: string | null;
          nama: string | null;
        };
        ComputedFields: never;
        Insert: {
          dapur_id?: string | null;
          id: string;
          kabupaten_kota?: string | null;
          kode: string;
          lokasi?: string | null;
          nama?: string | null;
        };
        Update: {
          dapur_id?: string | null;
          id?: string;
          kabupaten_kota?: string | null;
          kode?: string;
          lokasi?: string | null;
          nama?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_disebut_dapur_id_fkey';
            columns: ['dapur_id'];
            isOneToOne: true;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_inspeksi: {
        Row: {
          created_at: string;
          dapur_id: string | null;
          diperbaiki_pada: string | null;
          hari: string;
          hasil: string;
          id: string;
          oleh: string;
          scan_path: string | null;
          scan_size: number | null;
          sppg_id: string;
          tanggapan: string | null;
          temuan: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          dapur_id?: string | null;
          diperbaiki_pada?: string | null;
          hari: string;
          hasil: string;
          id?: string;
          oleh: string;
          scan_path?: string | null;
          scan_size?: number | null;
          sppg_id: string;
          tanggapan?: string | null;
          temuan: string;
        };
        Update: {
          created_at?: string;
          dapur_id?: string | null;
          diperbaiki_pada?: string | null;
          hari?: string;
          hasil?: string;
          id?: string;
          oleh?: string;
          scan_path?: string | null;
          scan_size?: number | null;
          sppg_id?: string;
          tanggapan?: string | null;
          temuan?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_inspeksi_dapur_id_fkey';
            columns: ['dapur_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_kejadian: {
        Row: {
          bersama: string | null;
          created_at: string;
          dapur_id: string | null;
          ditutup_pada: string | null;
          hari: string;
          id: string;
          jenis: string;
          kabar_berikutnya: string | null;
          penghentian_id: string | null;
          pengiriman_berhenti: boolean;
          salah_dapur: boolean;
          sekolah: string[];
          sppg_id: string;
        };
        ComputedFields: never;
        Insert: {
          bersama?: string | null;
          created_at?: string;
          dapur_id?: string | null;
          ditutup_pada?: string | null;
          hari: string;
          id?: string;
          jenis: string;
          kabar_berikutnya?: string | null;
          penghentian_id?: string | null;
          pengiriman_berhenti?: boolean;
          salah_dapur?: boolean;
          sekolah?: string[];
          sppg_id: string;
        };
        Update: {
          bersama?: string | null;
          created_at?: string;
          dapur_id?: string | null;
          ditutup_pada?: string | null;
          hari?: string;
          id?: string;
          jenis?: string;
          kabar_berikutnya?: string | null;
          penghentian_id?: string | null;
          pengiriman_berhenti?: boolean;
          salah_dapur?: boolean;
          sekolah?: string[];
          sppg_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_kejadian_dapur_id_fkey';
            columns: ['dapur_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_kejadian_kabar: {
        Row: {
          angka: NonNullable<Json>;
          created_at: string;
          id: string;
          isi: string;
          kata_dihapus: number;
          kejadian_id: string;
          membetulkan: string | null;
        };
        ComputedFields: never;
        Insert: {
          angka?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          isi: string;
          kata_dihapus?: number;
          kejadian_id: string;
          membetulkan?: string | null;
        };
        Update: {
          angka?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          isi?: string;
          kata_dihapus?: number;
          kejadian_id?: string;
          membetulkan?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_kejadian_kabar_kejadian_id_fkey';
            columns: ['kejadian_id'];
            isOneToOne: false;
            referencedRelation: 'sppg_kejadian';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sppg_kejadian_kabar_membetulkan_fkey';
            columns: ['membetulkan'];
            isOneToOne: false;
            referencedRelation: 'sppg_kejadian_kabar';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_penanda_tangan: {
        Row: {
          alamat_diisi_pada: string | null;
          created_at: string;
          dibatalkan_pada: string | null;
          ditandatangani_pada: string | null;
          email: string | null;
          expires_at: string;
          id: string;
          jabatan: string | null;
          kiriman_id: string | null;
          nama: string | null;
          tarik_hash: string | null;
          token_hash: string;
          yayasan_id: string;
        };
        ComputedFields: never;
        Insert: {
          alamat_diisi_pada?: string | null;
          created_at?: string;
          dibatalkan_pada?: string | null;
          ditandatangani_pada?: string | null;
          email?: string | null;
          expires_at?: string;
          id?: string;
          jabatan?: string | null;
          kiriman_id?: string | null;
          nama?: string | null;
          tarik_hash?: string | null;
          token_hash: string;
          yayasan_id: string;
        };
        Update: {
          alamat_diisi_pada?: string | null;
          created_at?: string;
          dibatalkan_pada?: string | null;
          ditandatangani_pada?: string | null;
          email?: string | null;
          expires_at?: string;
          id?: string;
          jabatan?: string | null;
          kiriman_id?: string | null;
          nama?: string | null;
          tarik_hash?: string | null;
          token_hash?: string;
          yayasan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_penanda_tangan_yayasan_id_fkey';
            columns: ['yayasan_id'];
            isOneToOne: false;
            referencedRelation: 'yayasan';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_penghentian: {
        Row: {
          alasan: string;
          created_at: string;
          dapur_id: string | null;
          id: string;
          mulai: string;
          oleh: string;
          sampai: string | null;
          sampai_pukul: string | null;
          sppg_id: string;
          tanggapan: string | null;
        };
        ComputedFields: never;
        Insert: {
          alasan: string;
          created_at?: string;
          dapur_id?: string | null;
          id?: string;
          mulai: string;
          oleh: string;
          sampai?: string | null;
          sampai_pukul?: string | null;
          sppg_id: string;
          tanggapan?: string | null;
        };
        Update: {
          alasan?: string;
          created_at?: string;
          dapur_id?: string | null;
          id?: string;
          mulai?: string;
          oleh?: string;
          sampai?: string | null;
          sampai_pukul?: string | null;
          sppg_id?: string;
          tanggapan?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_penghentian_dapur_id_fkey';
            columns: ['dapur_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_perkembangan: {
        Row: {
          catatan: string | null;
          created_at: string;
          dikonfirmasi: boolean;
          foto: string[];
          foto_dapur: boolean;
          id: string;
          people_agreed: boolean;
          progres_pembangunan: string | null;
          shows_people: boolean;
          sppg_id: string;
          status_verifikasi: string;
          tanggal: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          catatan?: string | null;
          created_at?: string;
          dikonfirmasi?: boolean;
          foto?: string[];
          foto_dapur?: boolean;
          id?: string;
          people_agreed?: boolean;
          progres_pembangunan?: string | null;
          shows_people?: boolean;
          sppg_id: string;
          status_verifikasi: string;
          tanggal?: string;
          updated_at?: string;
        };
        Update: {
          catatan?: string | null;
          created_at?: string;
          dikonfirmasi?: boolean;
          foto?: string[];
          foto_dapur?: boolean;
          id?: string;
          people_agreed?: boolean;
          progres_pembangunan?: string | null;
          shows_people?: boolean;
          sppg_id?: string;
          status_verifikasi?: string;
          tanggal?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      sppg_sekolah: {
        Row: {
          created_at: string;
          id: string;
          kecamatan: string | null;
          nama: string;
          npsn: string | null;
          sppg_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          kecamatan?: string | null;
          nama: string;
          npsn?: string | null;
          sppg_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          kecamatan?: string | null;
          nama?: string;
          npsn?: string | null;
          sppg_id?: string;
        };
        Relationships: [];
      };
      sppg_sertifikat: {
        Row: {
          created_at: string;
          hasil: string | null;
          id: string;
          jenis: string;
          nomor: string | null;
          penerbit: string | null;
          scan_path: string | null;
          scan_size: number | null;
          sppg_id: string;
          status: string;
          tanggal_berakhir: string | null;
          tanggal_daftar: string | null;
          tanggal_dicabut: string | null;
          tanggal_terbit: string | null;
          tanpa_akhir_per: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          hasil?: string | null;
          id?: string;
          jenis: string;
          nomor?: string | null;
          penerbit?: string | null;
          scan_path?: string | null;
          scan_size?: number | null;
          sppg_id: string;
          status?: string;
          tanggal_berakhir?: string | null;
          tanggal_daftar?: string | null;
          tanggal_dicabut?: string | null;
          tanggal_terbit?: string | null;
          tanpa_akhir_per?: string | null;
        };
        Update: {
          created_at?: string;
          hasil?: string | null;
          id?: string;
          jenis?: string;
          nomor?: string | null;
          penerbit?: string | null;
          scan_path?: string | null;
          scan_size?: number | null;
          sppg_id?: string;
          status?: string;
          tanggal_berakhir?: string | null;
          tanggal_daftar?: string | null;
          tanggal_dicabut?: string | null;
          tanggal_terbit?: string | null;
          tanpa_akhir_per?: string | null;
        };
        Relationships: [];
      };
      sppg_sertifikat_publik: {
        Row: {
          created_at: string;
          hasil: string | null;
          id: string;
          jenis: string;
          nomor: string | null;
          penerbit: string | null;
          scan_path: string | null;
          scan_size: number | null;
          sppg_id: string;
          status: string;
          tanggal_berakhir: string | null;
          tanggal_daftar: string | null;
          tanggal_dicabut: string | null;
          tanggal_terbit: string | null;
          tanpa_akhir_per: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at: string;
          hasil?: string | null;
          id: string;
          jenis: string;
          nomor?: string | null;
          penerbit?: string | null;
          scan_path?: string | null;
          scan_size?: number | null;
          sppg_id: string;
          status: string;
          tanggal_berakhir?: string | null;
          tanggal_daftar?: string | null;
          tanggal_dicabut?: string | null;
          tanggal_terbit?: string | null;
          tanpa_akhir_per?: string | null;
        };
        Update: {
          created_at?: string;
          hasil?: string | null;
          id?: string;
          jenis?: string;
          nomor?: string | null;
          penerbit?: string | null;
          scan_path?: string | null;
          scan_size?: number | null;
          sppg_id?: string;
          status?: string;
          tanggal_berakhir?: string | null;
          tanggal_daftar?: string | null;
          tanggal_dicabut?: string | null;
          tanggal_terbit?: string | null;
          tanpa_akhir_per?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_sertifikat_publik_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'sertifikat';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sppg_sertifikat_publik_id_fkey';
            columns: ['id'];
            isOneToOne: true;
            referencedRelation: 'sppg_sertifikat';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sppg_sertifikat_publik_sppg_id_fkey';
            columns: ['sppg_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_tanda_tangan: {
        Row: {
          alamat_diisi_pada: string | null;
          berakhir_karena: string | null;
          berlaku_sampai: string;
          dapur_id: string | null;
          ditandatangani_pada: string;
          ditarik_pada: string | null;
          id: string;
          kode_sppg: string;
          penanda_tangan_id: string | null;
          sppg_id: string;
          yayasan_id: string;
        };
        ComputedFields: never;
        Insert: {
          alamat_diisi_pada?: string | null;
          berakhir_karena?: string | null;
          berlaku_sampai?: string;
          dapur_id?: string | null;
          ditandatangani_pada?: string;
          ditarik_pada?: string | null;
          id?: string;
          kode_sppg: string;
          penanda_tangan_id?: string | null;
          sppg_id: string;
          yayasan_id: string;
        };
        Update: {
          alamat_diisi_pada?: string | null;
          berakhir_karena?: string | null;
          berlaku_sampai?: string;
          dapur_id?: string | null;
          ditandatangani_pada?: string;
          ditarik_pada?: string | null;
          id?: string;
          kode_sppg?: string;
          penanda_tangan_id?: string | null;
          sppg_id?: string;
          yayasan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'sppg_tanda_tangan_dapur_id_fkey';
            columns: ['dapur_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sppg_tanda_tangan_penanda_tangan_id_fkey';
            columns: ['penanda_tangan_id'];
            isOneToOne: false;
            referencedRelation: 'sppg_penanda_tangan';
            referencedColumns: ['id'];
          },
        ];
      };
      wilayah: {
        Row: {
          baris: number;
          kode: string;
          kolom: number;
          nama: string;
        };
        ComputedFields: never;
        Insert: {
          baris: number;
          kode: string;
          kolom: number;
          nama: string;
        };
        Update: {
          baris?: number;
          kode?: string;
          kolom?: number;
          nama?: string;
        };
        Relationships: [];
      };
      withdrawals: {
        Row: {
          amount: number;
          id: number;
          revision: number;
          source: string;
          withdrawn_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          id?: never;
          revision: number;
          source: string;
          withdrawn_at?: string;
        };
        Update: {
          amount?: number;
          id?: never;
          revision?: number;
          source?: string;
          withdrawn_at?: string;
        };
        Relationships: [];
      };
      yayasan: {
        Row: {
          alamat: string | null;
          created_at: string;
          id: string;
          nama: string;
          pengelola: string | null;
        };
        ComputedFields: never;
        Insert: {
          alamat?: string | null;
          created_at?: string;
          id?: string;
          nama: string;
          pengelola?: string | null;
        };
        Update: {
          alamat?: string | null;
          created_at?: string;
          id?: string;
          nama?: string;
          pengelola?: string | null;
        };
        Relationships: [];
      };
      yayasan_kontak: {
        Row: {
          diisi_pada: string;
          email: string;
          yayasan_id: string;
        };
        ComputedFields: never;
        Insert: {
          diisi_pada?: string;
          email: string;
          yayasan_id: string;
        };
        Update: {
          diisi_pada?: string;
          email?: string;
          yayasan_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'yayasan_kontak_yayasan_id_fkey';
            columns: ['yayasan_id'];
            isOneToOne: true;
            referencedRelation: 'yayasan';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      admin_summary: {
        Row: {
          amount: number | null;
          due_at: string | null;
          reason: string | null;
          since: string | null;
          sppg_codes: string[] | null;
          sppg_names: string[] | null;
          topic: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      audit_actors: {
        Row: {
          actor_email: string | null;
          actor_id: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      bukti: {
        Row: {
          garam: string | null;
          hash: string | null;
          isi: string | null;
          kepala: string | null;
          nomor: number | null;
          rantai: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      due_rows: {
        Row: {
          row_id: string | null;
          since: string | null;
          sppg_code: string | null;
          sppg_name: string | null;
          topic: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      files_to_remove: {
        Row: {
          bucket_id: string | null;
          name: string | null;
          since: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      leads: {
        Row: {
          alamat_sama: string | null;
          assigned_to: string | null;
          assignee_email: string | null;
          banyak_sekaligus: boolean | null;
          berkontak: boolean | null;
          bernama: boolean | null;
          came_at: string | null;
          company_name: string | null;
          created_at: string | null;
          dibuka_lagi: number | null;
          dihitung: boolean | null;
          dijawab_pada: string | null;
          disaring: string | null;
          document_url: string | null;
          due_at: string | null;
          email: string | null;
          foto: string[] | null;
          handled_at: string | null;
          handled_by: string | null;
          handler_email: string | null;
          hanya_admin: boolean | null;
          hari: string | null;
          id: string | null;
          jenis_permintaan: string | null;
          kategori: string | null;
          kind: string | null;
          kode_lacak: string | null;
          kode_sppg: string | null;
          message: string | null;
          name: string | null;
          note: string | null;
          opportunity_id: string | null;
          pesan_publik: string | null;
          phone: string | null;
          search_text: string | null;
          sekolah: string | null;
          selesai_pada: string | null;
          sppg_name: string | null;
          status: string | null;
          subject: string | null;
          tenggat_selesai: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      mails: {
        Row: {
          attempts: number;
          created_at: string;
          id: string;
          keluhan_id: string | null;
          last_error: string | null;
          recipient: string | null;
          send_after: string;
          sent_at: string | null;
          state: string | null;
          template: string;
        };
        ComputedFields: never;
        Relationships: [];
      };
      perlu_per_wilayah: {
        Row: {
          baris: number | null;
          kolom: number | null;
          nama: string | null;
          perlu: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sekolah_tercatat: {
        Row: {
          beroperasi: number | null;
          bersekolah: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sertifikat: {
        Row: {
          created_at: string;
          hasil: string | null;
          id: string;
          jenis: string;
          kode_unik_pendaftaran: string | null;
          nama_sppg: string | null;
          nomor: string | null;
          penerbit: string | null;
          scan_path: string | null;
          scan_size: number | null;
          search_text: string | null;
          sppg_dihapus: boolean | null;
          sppg_id: string;
          status: string;
          tanggal_berakhir: string | null;
          tanggal_daftar: string | null;
          tanggal_dicabut: string | null;
          tanggal_terbit: string | null;
          tanpa_akhir_per: string | null;
          terkini: boolean | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sertifikat_per_minggu: {
        Row: {
          jumlah: number | null;
          minggu: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sppg_angka: {
        Row: {
          angka: string | null;
          jumlah: number | null;
          rincian: string | null;
          tanggal: string | null;
          wilayah: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sppg_dihentikan: {
        Row: {
          sejak: string | null;
          sppg_id: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'sppg_penghentian_dapur_id_fkey';
            columns: ['sppg_id'];
            isOneToOne: false;
            referencedRelation: 'sppg';
            referencedColumns: ['id'];
          },
        ];
      };
      sppg_dikeluarkan: {
        Row: {
          kabupaten_kota: string | null;
          kode_unik_pendaftaran: string | null;
          tanggal: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sppg_per_wilayah: {
        Row: {
          baris: number | null;
          dihentikan: number | null;
          ditutup: number | null;
          kode: string | null;
          kolom: number | null;
          nama: string | null;
          proses_pembangunan: number | null;
          siap_bangun: number | null;
          sudah_operasional: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      sppg_perubahan: {
        Row: {
          kabupaten_kota: string | null;
          kejadian: string | null;
          kode_lama: string | null;
          kode_unik_pendaftaran: string | null;
          tanggal: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      accept_invitation: { Args: { token: string }; Returns: undefined };
      accept_mail: { Args: { mail_id: string }; Returns: undefined };
      account_changes: {
        Args: { account_id: string; since: string; until: string };
        Returns: {
          changed_since: boolean;
          earlier: Json;
          effect: string;
          lacks_file: boolean;
          last_entry: number;
          present: Json;
          row_id: string;
          table_name: string;
        }[];
      };
      account_devices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          devices: number;
          user_id: string;
        }[];
      };
      baca_permintaan: {
        Args: { token: string };
        Returns: {
          dapur: Json;
          jenis: string;
          sampai: string;
          yayasan: string;
        }[];
      };
      buka_pengirim: {
        Args: { keluhan: string };
        Returns: {
          email: string;
          name: string;
          phone: string;
        }[];
      };
      cari_sppg: {
        Args: { kata: string };
        Returns: {
          akun_facebook: string | null;
          akun_instagram: string | null;
          akun_tiktok: string | null;
          alasan_tutup: string | null;
          created_at: string;
          dikonfirmasi_pada: string | null;
          ditutup_pada: string | null;
          estimasi_selesai: string | null;
          id: string;
          id_bgn: string | null;
          kabupaten_kota: string | null;
          kode_unik_pendaftaran: string;
          kontraktor_pelaksana: string | null;
          lokasi: string;
          nama: string;
          progres_pembangunan: string | null;
          sasaran_jumlah_penerima_manfaat: number | null;
          status_bangunan: string;
          status_pengajuan_sppg: string;
          status_verifikasi: string;
          updated_at: string;
          yayasan_id: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'sppg';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      change_leads: { Args: { change: Json; chosen: Json }; Returns: string[] };
      choose_mails: {
        Args: { certificates: boolean; complaints?: boolean; incidents?: boolean; leads: boolean };
        Returns: undefined;
      };
      claim_mails: {
        Args: { amount?: number };
        Returns: {
          attempt: number;
          data: Json;
          id: string;
          recipient: string;
          template: string;
        }[];
      };
      cocok_karena: {
        Args: { dapur: string[]; kata: string };
        Returns: {
          sekolah: string[];
          sppg_id: string;
          tempat: boolean;
        }[];
      };
      delete_leads: { Args: { chosen: Json }; Returns: string[] };
      end_account_access: { Args: { target_user_id: string }; Returns: undefined };
      find_audit_entries: {
        Args: { dapur?: string; kata?: string };
        Returns: {
          id: number;
        }[];
      };
      forget_person: {
        Args: { address: string; seen: string[] };
        Returns: {
          applications: number;
          complaints: number;
          invitations: number;
          mails: number;
          messages: number;
          signers: number;
        }[];
      };
      hapus_kata_kabar: {
        Args: { alasan: string; apa: string; kabar: string; kata: string };
        Returns: undefined;
      };
      hitung_keluhan: { Args: { terpilih: string[] }; Returns: undefined };
      invite: {
        Args: { email: string; invitation_id: string; nama: string; role: string };
        Returns: undefined;
      };
      jawab_keluhan: { Args: { pesan: Json }; Returns: string[] };
      jawaban_keluhan: {
        Args: { kode: string };
        Returns: {
          boleh_tulis_lagi: boolean;
          created_at: string;
          dari: string;
          isi: string;
          status: string;
          tulis_lagi_sampai: string;
        }[];
      };
      jawaban_publik: {
        Args: { kode: string };
        Returns: {
          dimuat_pada: string;
          isi: string;
        }[];
      };
      keluhan_banyak_dapur: {
        Args: { kode: string[] };
        Returns: {
          belum_dijawab_lewat_tenggat: number;
          belum_selesai_lewat_tenggat: number;
          dibuka_lagi: number;
          dijawab: number;
          dijawab_tepat_waktu: number;
          disaring: number;
          jawaban: number;
          jawaban_publik: Json;
          jumlah: number;
          kode_sppg: string;
          median_hari: number;
          per: string;
          per_kategori: Json;
          selesai_tepat_waktu: number;
        }[];
      };
      keluhan_dapur: {
        Args: { kode: string };
        Returns: {
          belum_dijawab_lewat_tenggat: number;
          belum_selesai_lewat_tenggat: number;
          dibuka_lagi: number;
          dijawab: number;
          dijawab_tepat_waktu: number;
          disaring: number;
          jawaban: number;
          jumlah: number;
          median_hari: number;
          per: string;
          per_kategori: Json;
          selesai_tepat_waktu: number;
        }[];
      };
      keluhan_jaringan: {
        Args: Record<PropertyKey, never>;
        Returns: {
          belum_dijawab_lewat_tenggat: number;
          belum_selesai_lewat_tenggat: number;
          dibuka_lagi: number;
          dijawab: number;
          dijawab_tepat_waktu: number;
          disaring: number;
          jumlah: number;
          lingkup: string;
          median_hari: number;
          per: string;
          per_kategori: Json;
          selesai_tepat_waktu: number;
        }[];
      };
      kirim_keluhan: { Args: { keluhan: Json }; Returns: string };
      konfirmasi_dokumen: { Args: { dibaca: Json; dokumen: string }; Returns: undefined };
      konfirmasi_sppg: { Args: { sppg_id: string; terakhir_diubah: string }; Returns: undefined };
      laporkan_kejadian: { Args: { kejadian: Json }; Returns: string };
      laporkan_kejadian_bersama: { Args: { kejadian: Json }; Returns: string[] };
      mail_failed: {
        Args: { attempt: number; error: string; mail_id: string; outcome: string };
        Returns: undefined;
      };
      mail_sending: { Args: { attempt: number; mail_id: string }; Returns: boolean };
      mail_sent: { Args: { attempt: number; mail_id: string }; Returns: undefined };
      minta_tanda_tangan: { Args: { yayasan: string }; Returns: undefined };
      muat_jawaban: { Args: { jawaban: string; teks: string }; Returns: undefined };
      my_access: {
        Args: Record<PropertyKey, never>;
        Returns: {
          can_manage: boolean;
          invited_as: string;
          is_admin: boolean;
          is_ended: boolean;
          is_manager: boolean;
          nama: string;
          second_factor: string;
        }[];
      };
      note_devices_removed: { Args: { target_user_id: string }; Returns: undefined };
      note_lead_export: { Args: { amount: number; filter: Json }; Returns: undefined };
      note_photos_opened: { Args: { folder: string }; Returns: string[] };
      note_proposal_opened: { Args: { application_id: string }; Returns: string };
      perbarui_sppg: {
        Args: { catatan?: string; konfirmasi?: boolean; perubahan: Json; tanggal?: string };
        Returns: string[];
      };
      personal_data: {
        Args: { address: string; for_export?: boolean };
        Returns: {
          content: Json;
          created_at: string;
          row_id: string;
          source: string;
          stays: string;
        }[];
      };
      read_invitation: {
        Args: { token: string };
        Returns: {
          email: string;
          expires_at: string;
          nama: string;
          role: string;
          state: string;
        }[];
      };
      require_second_factor: { Args: { required: boolean }; Returns: undefined };
      resend_mail: { Args: { mail_id: string }; Returns: undefined };
      resend_own_invitation: { Args: Record<PropertyKey, never>; Returns: undefined };
      restore_account_access: {
        Args: { target_user_id: string; without_role?: boolean };
        Returns: undefined;
      };
      restore_audit_entry: { Args: { entry_id: number; last_entry?: number }; Returns: undefined };
      restore_version: { Args: { entry_id: number; last_entry?: number }; Returns: undefined };
      saring_keluhan: { Args: { alasan?: string; terpilih: string[] }; Returns: undefined };
      set_access_mode: { Args: { new_mode: string }; Returns: undefined };
      set_account_name: { Args: { new_name: string; target_user_id: string }; Returns: undefined };
      set_account_role: { Args: { new_role: string; target_user_id: string }; Returns: undefined };
      setup_steps: {
        Args: Record<PropertyKey, never>;
        Returns: {
          is_done: boolean;
          is_needed: boolean;
          step: string;
        }[];
      };
      sppg_belum_dibaca: { Args: { dapur: string[] }; Returns: Json };
      sppg_diubah_sejak: { Args: { baris: Json }; Returns: Json };
      sppg_mirip: {
        Args: { kata: string };
        Returns: {
          akun_facebook: string | null;
          akun_instagram: string | null;
          akun_tiktok: string | null;
          alasan_tutup: string | null;
          created_at: string;
          dikonfirmasi_pada: string | null;
          ditutup_pada: string | null;
          estimasi_selesai: string | null;
          id: string;
          id_bgn: string | null;
          kabupaten_kota: string | null;
          kode_unik_pendaftaran: string;
          kontraktor_pelaksana: string | null;
          lokasi: string;
          nama: string;
          progres_pembangunan: string | null;
          sasaran_jumlah_penerima_manfaat: number | null;
          status_bangunan: string;
          status_pengajuan_sppg: string;
          status_verifikasi: string;
          updated_at: string;
          yayasan_id: string;
        }[];
        SetofOptions: {
          from: '*';
          to: 'sppg';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      status_kiriman: {
        Args: { kode: string };
        Returns: {
          answered_at: string;
          created_at: string;
          dijawab_sebelum: string;
          kind: string;
          pesan_publik: string;
          status: string;
          tanpa_telepon: boolean;
        }[];
      };
      tanda_tangani: { Args: { tanda: Json; token: string }; Returns: undefined };
      tarik_tanda_tangan: { Args: { token: string }; Returns: undefined };
      tulis_kabar: { Args: { kabar: Json }; Returns: undefined };
      tulis_kabar_bersama: { Args: { kabar: Json }; Returns: undefined };
      tulis_lagi: { Args: { kode: string; pesan: Json }; Returns: undefined };
      undo_account_changes: {
        Args: { account_id: string; chosen: Json; since: string; until: string };
        Returns: {
          code: string;
          message: string;
          row_id: string;
          table_name: string;
        }[];
      };
      withdraw_invitation: { Args: { invitation_id: string }; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
